/**
 * `npm run test:mutations`: changes the content at random, one change at a time,
 * and checks it. Each must be accepted, or refused with messages of the one
 * shape. `-- --count 200 --seed 7` changes how many and which; `-- --build` makes
 * the accepted ones together, a few hundred to a site, builds these sites, checks
 * each and finds the changes that spoil one.
 */
import { parseArgs } from 'node:util';
import { checkContext as circumstancesOf } from '../check/check-context.ts';
import { readContentFiles } from '../check/read/content-files.ts';
import { batchesOf } from './batches.ts';
import { siteFaults } from './build-site.ts';
import { culprits } from './culprits.ts';
import { applyMutations, type Mutation } from './mutation.ts';
import { describeMutation, runMutations, table } from './run-mutations.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '20260115' },
    build: { type: 'boolean', default: false },
  },
});
const { content, others } = await readContentFiles();
const checkContext = circumstancesOf({ showsAll: false });
const run = {
  content,
  others,
  checkContext,
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

if (values.build) {
  const accepted = outcomes
    .filter(({ verdict }) => verdict.end === 'accepted')
    .map(({ mutation }) => mutation);
  const { batches, alone } = await batchesOf(accepted, run);
  const faultsOf = (changes: readonly Mutation[]) => siteFaults(applyMutations(content, changes));
  for (const batch of [...batches, ...alone.map((mutation) => [mutation])]) {
    const spoiling = await culprits(batch, faultsOf);
    console.log(`\n${batch.length} accepted changes built and checked together.`);
    for (const { changes, faults: why } of spoiling)
      console.error(`\n${[...changes.map(describeMutation), ...why].join('\n')}`);
    if (spoiling.length > 0) process.exitCode = 1;
  }
}
