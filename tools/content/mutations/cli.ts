/**
 * `npm run test:mutations`: applies random changes to the content, one at a time,
 * and checks each. A change must be accepted, or refused with proper messages.
 * `-- --count 200 --seed 7` sets how many and which.
 */
import { parseArgs } from 'node:util';
import { checkContext } from '../check/check-context.ts';
import { readContentFiles } from '../check/read/content-files.ts';
import { sampleChanges } from './changes.ts';
import { judge } from './judge.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '20260115' },
  },
});
const files = readContentFiles();
const context = checkContext({ showsAll: false });

const counts: Record<string, Record<string, number>> = {};
for (const { kind, what, content } of sampleChanges(
  files.content,
  Number(values.count),
  Number(values.seed),
)) {
  const { end, text } = await judge({ ...files, content }, context);
  const row = (counts[kind] ??= { accepted: 0, message: 0, fault: 0 });
  row[end] = (row[end] ?? 0) + 1;
  if (end !== 'fault') continue;
  console.error(`\n${what}\n${text}`);
  process.exitCode = 1;
}
console.table(counts);
