/** Accepted changes that can be made together, so that one build tries many. */
import { judge } from './judge.ts';
import { applyMutations, areApart, type Mutation } from './mutation.ts';
import type { Run } from './run-mutations.ts';

/** Changes that are built together are at most this many contents. */
const mostBatches = 20;

/**
 * Puts accepted changes into as few contents as possible, each of which is
 * accepted as a whole; changes that fit into none come back as `alone`.
 */
export async function batchesOf(
  accepted: readonly Mutation[],
  { content, others, checkContext }: Run,
): Promise<{ batches: Mutation[][]; alone: Mutation[] }> {
  const isAccepted = async (mutations: readonly Mutation[]) =>
    (await judge(applyMutations(content, mutations), others, checkContext)).end === 'accepted';

  /** Adds as many as go together with a batch; halves what is refused as a whole. */
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
