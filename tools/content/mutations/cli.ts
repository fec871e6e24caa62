/**
 * `npm run test:mutations`: applies random changes to the content, one at a time,
 * and checks each. A change must be accepted, or refused with proper messages.
 * `-- --count 200 --seed 7` sets how many and which. `-- --build` also builds the
 * accepted changes, many to a site, tests the sites, and finds what breaks them.
 */
import { parseArgs } from 'node:util';
import { checkContext } from '../check/check-context.ts';
import { readContentFiles } from '../check/read/content-files.ts';
import { batchesOf, culprits } from './batches.ts';
import { siteFaults } from './build-site.ts';
import { applyMutations, describeMutation, type Mutation } from './mutation.ts';
import { runMutations, table } from './run-mutations.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '20260115' },
    build: { type: 'boolean', default: false },
  },
});
const run = {
  ...readContentFiles(),
  checkContext: checkContext({ showsAll: false }),
  count: Number(values.count),
  seed: Number(values.seed),
};

const started = performance.now();
const outcomes = await runMutations(run);
const slowest = Math.max(...outcomes.map(({ verdict }) => verdict.took));
console.log(
  `${run.count} changes to ${run.content.size} files, seed ${run.seed}, in ${Math.round((performance.now() - started) / 1000)} s; the longest check took ${Math.round(slowest)} ms.\n`,
);
console.log(table(outcomes));

const faults = outcomes.filter(({ verdict }) => verdict.end === 'fault');
for (const { mutation, verdict } of faults)
  console.error(`\n${describeMutation(mutation)}\n${verdict.text}`);
process.exitCode = faults.length === 0 ? 0 : 1;

if (values.build) {
  const accepted = outcomes
    .filter(({ verdict }) => verdict.end === 'accepted')
    .map(({ mutation }) => mutation);
  const { batches, alone } = await batchesOf(accepted, run);
  const faultsOf = (changes: readonly Mutation[]) =>
    siteFaults(applyMutations(run.content, changes));
  for (const batch of [...batches, ...alone.map((mutation) => [mutation])]) {
    const broken = await culprits(batch, faultsOf);
    console.log(`\n${batch.length} accepted changes built and tested together.`);
    for (const { changes, faults: why } of broken)
      console.error(`\n${[...changes.map(describeMutation), ...why].join('\n')}`);
    if (broken.length > 0) process.exitCode = 1;
  }
}
