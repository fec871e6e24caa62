/** Work in a thread of its own, beside what Astro does meanwhile on the other core. */
import { Worker } from 'node:worker_threads';

/** What is to be done, and by which module. */
export interface ThreadWork {
  /** The module that does it: it reads `workerData` and posts each answer to its parent. */
  module: URL;
  /** What the module gets as its `workerData`. */
  input?: unknown;
  /** What it does, as a reader would say it: "The check of the content". */
  task: string;
}

/**
 * Runs a module in a thread and gives its answers in the order in which it posts them.
 * A thread that dies, or ends before its last answer, rejects all answers that are
 * missing: whoever waits for one never waits for ever.
 * @typeParam Answers The answers in their order, for example `[string, string]`.
 * @param count How many answers the module posts.
 * @returns Answers that may be waited for late; until then nobody is told that one failed.
 */
export function answersOf<Answers extends readonly unknown[]>(
  { module, input, task }: ThreadWork,
  count: Answers['length'],
): { [Index in keyof Answers]: Promise<Answers[Index]> } {
  const waiting = Array.from({ length: count }, () => Promise.withResolvers<Answers[number]>());
  const answers = waiting.map(({ promise }) => promise);
  for (const answer of answers) answer.catch(() => undefined);
  const stop = (reason: string, cause?: unknown) => {
    const words = `${task} stopped before its end: ${reason} Run the command again; if it stops again, the content is not to blame.`;
    for (const { reject } of waiting.splice(0)) reject(new Error(words, { cause }));
  };
  new Worker(module, { workerData: input })
    .on('message', (answer: Answers[number]) => {
      waiting.shift()?.resolve(answer);
    })
    .on('error', (error) => {
      stop(`${messageOf(error)}.`, error);
    })
    .on('exit', (code) => {
      stop(`its thread ended with code ${code}.`);
    });
  return answers as { [Index in keyof Answers]: Promise<Answers[Index]> };
}

/**
 * Has work done by a thread for each share of it.
 * @param shares What each thread gets beside the work's input, as `{ ...input, share }`.
 * @returns One answer for each share, in their order.
 */
export const answersOfShares = <Answer>(
  { input, ...work }: ThreadWork & { input?: object },
  shares: readonly (readonly string[])[],
): Promise<Answer[]> =>
  Promise.all(
    shares
      .filter((share) => share.length > 0)
      .flatMap((share) => answersOf<[Answer]>({ ...work, input: { ...input, share } }, 1)),
  );

const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
