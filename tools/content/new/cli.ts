/**
 * `npm run new article "Title"`, and city, program or faq: writes a complete
 * entry that is a draft, after asking for what was not given as a flag.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { businessDate } from '../../../src/lib/content/publishing.ts';
import { readProject } from './project.ts';
import { readWords } from './read-words.ts';
import { startEntry, type Ask } from './start-entry.ts';

const atTerminal = process.stdin.isTTY;

const ask: Ask = async ({ ask: words, example, options }) => {
  if (!atTerminal) return undefined;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const choice = options ? options.join(', ') : `for example "${example}"`;
  try {
    return await lines.question(`${words} (${choice}): `);
  } finally {
    lines.close();
  }
};

try {
  const { kind, answers } = readWords(process.argv.slice(2));
  const project = readProject('src/content', businessDate(new Date()));
  const entry = await startEntry(kind, answers, ask, project);
  const isList = entry.file.endsWith('.json');
  if (!isList && existsSync(entry.file))
    throw new Error(`${entry.file} exists. Open it, or choose another name with --slug.`);
  writeFileSync(entry.file, entry.text);
  console.log(`${isList ? 'Added to' : 'Wrote'} ${entry.file}, as a draft.

Next:
  1. Open the file and replace everything that begins with "TODO".
  2. Run "npm run dev" and look at http://localhost:4321${entry.address}.
  3. Take the line with "draft" out: the page is public with the next build.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
