/**
 * `npm run test:mutations`: changes the content at random, one change at a time,
 * and checks it. Each must be accepted, or refused with messages of the one
 * shape. `-- --count 200 --seed 7` changes how many and which; `-- --write DIR`
 * writes accepted changes together, as contents to build, into folders of DIR.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { circumstances as circumstancesOf } from '../../../src/integrations/content-check/circumstances.ts';
import { readContentFiles } from '../../../src/integrations/content-check/content-files.ts';
import { batchesOf } from './batches.ts';
import { applyMutations } from './mutation.ts';
import { describeMutation, runMutations, table } from './run-mutations.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '20260115' },
    write: { type: 'string' },
  },
});
const { content, others } = await readContentFiles();
const circumstances = circumstancesOf({ showsAll: false });
const run = {
  content,
  others,
  circumstances,
  count: Number(values.count),
  seed: Number(values.seed),
};

const started = performance.now();
const outcomes = await runMutations(run);
const slowest = Math.max(...outcomes.map(({ verdict }) => verdict.took));
console.log(
  `${run.count} changes to ${content.size} files, seed ${run.seed}, in ${Math.round((performance.now() - started) / 1000)} s; the longest check took ${Math.round(slowest)} ms.\n`,
);
console.log(table(outcomes));

const faults = outcomes.filter(({ verdict }) => verdict.end === 'fault');
for (const { mutation, verdict } of faults)
  console.error(`\n${describeMutation(mutation)}\n${verdict.text}`);
process.exitCode = faults.length === 0 ? 0 : 1;

if (values.write !== undefined) {
  const accepted = outcomes
    .filter(({ verdict }) => verdict.end === 'accepted')
    .map(({ mutation }) => mutation);
  const { batches, alone } = await batchesOf(accepted, run);
  for (const [index, batch] of batches.entries()) {
    const folder = `${values.write}/${index + 1}`;
    rmSync(folder, { recursive: true, force: true });
    for (const [path, bytes] of applyMutations(content, batch)) {
      mkdirSync(`${folder}/${dirname(path)}`, { recursive: true });
      writeFileSync(`${folder}/${path}`, bytes);
    }
    writeFileSync(`${folder}/changes.txt`, batch.map(describeMutation).join('\n'));
    console.log(`\n${folder}: ${batch.length} changes`);
  }
  console.log(`${alone.length} accepted changes fit into no batch.`);
}
