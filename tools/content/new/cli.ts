/**
 * `npm run new article "Title"`, and city, program, or faq: writes a complete
 * entry as a draft, after asking for what wasn't given as a flag.
 */
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { businessDate } from '../../../src/lib/content/publishing.ts';
import { readContentFiles } from '../check/read/content-files.ts';
import { readEntries } from '../check/read/read-entries.ts';
import { startEntry, type Ask } from './start-entry.ts';

const ask: Ask = async ({ ask: words, example, options }, fault) => {
  if (!process.stdin.isTTY) return undefined;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  if (fault !== undefined) console.log(`  ${fault}.`);
  const choice = options ? options.join(', ') : `for example "${example}"`;
  try {
    return await lines.question(`${words.replace(/\.$/, '')} (${choice}): `);
  } catch (cause) {
    throw new Error('\nStopped; nothing was written.', { cause });
  } finally {
    lines.close();
  }
};

try {
  const content = readContentFiles();
  const { entries } = readEntries(content);
  const files = new Set(content.content.keys());
  const project = { today: businessDate(new Date()), entries, files };
  const { file, text, address } = await startEntry(process.argv.slice(2), ask, project);
  const isList = file.endsWith('.json');
  // A file that can't be read has no entries, and writing it anew would lose its text.
  if (isList && !entries.some((entry) => entry.file === file))
    throw new Error(`${file} can't be read. Run "npm run check:content" and fix it first.`);
  writeFileSync(file, text, { flag: isList ? 'w' : 'wx' });
  console.log(`${isList ? 'Added to' : 'Wrote'} ${file}, as a draft.

Next:
  1. Open the file and replace everything that begins with "TODO", and the stock picture if it has one.
  2. Run "npm run dev" and open http://localhost:4321${address}.
  3. Delete the line with "draft": the entry goes public with the next build.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
