import type { CheckContext } from '../check/check-content.ts';
import { judge, type Verdict } from './judge.ts';
import { makeMutation } from './make-mutation.ts';
import { applyMutations, type Content, type Mutation } from './mutation.ts';
import { randomOf } from './random.ts';

/** A change with how its check ended. */
export interface Outcome {
  mutation: Mutation;
  verdict: Verdict;
}

/** What to change, how often, and by which row of random numbers. */
export interface Run {
  content: Content;
  others: ReadonlySet<string>;
  checkContext: CheckContext;
  count: number;
  seed: number;
}

/** Makes one change after the other, each to the content as it was, and judges each. */
export async function runMutations({
  content,
  others,
  checkContext,
  count,
  seed,
}: Run): Promise<Outcome[]> {
  const random = randomOf(seed);
  const outcomes: Outcome[] = [];
  for (let index = 0; index < count; index += 1) {
    const mutation = makeMutation(content, random);
    const verdict = await judge(applyMutations(content, [mutation]), others, checkContext);
    outcomes.push({ mutation, verdict });
  }
  return outcomes;
}

/** The change in words, for a report. */
export function describeMutation(mutation: Mutation): string {
  if (!('insert' in mutation))
    return `${mutation.kind}: ${mutation.file} -> ${mutation.to ?? 'nowhere'}`;
  const { kind, file, start, end, insert } = mutation;
  return `${kind}: ${file}, bytes ${start} to ${end} become ${JSON.stringify(Buffer.from(insert).toString())}`;
}

/** Counts of the ends, by kind of change, as lines of a table. */
export function table(outcomes: readonly Outcome[]): string {
  const kinds = [...new Set(outcomes.map(({ mutation }) => mutation.kind))].sort();
  const count = (kind: string | undefined, end: Verdict['end']) =>
    outcomes.filter(
      ({ mutation, verdict }) =>
        (kind === undefined || mutation.kind === kind) && verdict.end === end,
    ).length;
  const row = (name: string, kind: string | undefined) =>
    [
      name.padEnd(12),
      ...(['accepted', 'message', 'fault'] as const).map((end) =>
        String(count(kind, end)).padStart(9),
      ),
    ].join('');
  return [
    `${'change'.padEnd(12)} accepted  message    fault`,
    ...kinds.map((kind) => row(kind, kind)),
    row('all', undefined),
  ].join('\n');
}
