/** Groups accepted changes so that one build tests many, and finds the ones that break it. */
import { areApart, type Mutation } from './mutation.ts';
import { judge, type Run } from './run-mutations.ts';

/** Most batches to build. */
const mostBatches = 20;

/**
 * Groups accepted changes into few batches, each of which the check accepts as a
 * whole; changes that fit into none come back as `alone`.
 */
export async function batchesOf(
  accepted: readonly Mutation[],
  run: Run,
): Promise<{ batches: Mutation[][]; alone: Mutation[] }> {
  const isAccepted = async (mutations: readonly Mutation[]) =>
    (await judge(mutations, run)).end === 'accepted';

  /** Adds as many changes as the batch can take, by halving what is refused as a whole. */
  const fill = async (
    batch: readonly Mutation[],
    rest: readonly Mutation[],
  ): Promise<Mutation[]> => {
    if (rest.length === 0) return [...batch];
    if (await isAccepted([...batch, ...rest])) return [...batch, ...rest];
    if (rest.length === 1) return [...batch];
    const middle = Math.ceil(rest.length / 2);
    return fill(await fill(batch, rest.slice(0, middle)), rest.slice(middle));
  };

  const batches: Mutation[][] = [];
  let rest = [...accepted];
  while (rest.length > 0 && batches.length < mostBatches) {
    const apart = rest.filter((one, index) =>
      rest.slice(0, index).every((other) => areApart(one, other)),
    );
    const batch = await fill([], apart);
    if (batch.length === 0) break;
    batches.push(batch);
    rest = rest.filter((one) => !batch.includes(one));
  }
  return { batches, alone: rest };
}

/** Changes that break the site, alone or only together, and the tests that fail. */
export interface Culprit<Change> {
  changes: readonly Change[];
  faults: readonly string[];
}

/**
 * Finds the changes that break the site: tests all together, and halves what fails.
 * @param faultsOf the faults of the site with some changes; empty when it is fine
 */
export async function culprits<Change>(
  changes: readonly Change[],
  faultsOf: (changes: readonly Change[]) => Promise<readonly string[]>,
): Promise<Culprit<Change>[]> {
  if (changes.length === 0) return [];
  const faults = await faultsOf(changes);
  if (faults.length === 0) return [];
  if (changes.length === 1) return [{ changes, faults }];
  const middle = Math.ceil(changes.length / 2);
  const found = [
    ...(await culprits(changes.slice(0, middle), faultsOf)),
    ...(await culprits(changes.slice(middle), faultsOf)),
  ];
  return found.length > 0 ? found : [{ changes, faults }];
}
