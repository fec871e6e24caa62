/** Checks changed content, and judges whether each check ends as it must: accepted, or refused with proper messages. */
import { checkContent } from '../check/check-content.ts';
import type { CheckContext } from '../check/check-context.ts';
import { printProblems, type Problem } from '../check/problem.ts';
import { applyMutations, sampleMutations, type Content, type Mutation } from './mutation.ts';

/** How the check of a changed content ended; a `fault` must never happen. */
export interface Verdict {
  end: 'accepted' | 'message' | 'fault';
  /** The message, or what is wrong with it. */
  text: string;
  /** Duration of the check in ms. */
  took: number;
}

/** A change, and how its check ended. */
export interface Outcome {
  mutation: Mutation;
  verdict: Verdict;
}

/** What to change, how often, and by which seed. */
export interface Run {
  content: Content;
  others: ReadonlySet<string>;
  checkContext: CheckContext;
  count: number;
  seed: number;
}

/** Time limit for a check in ms, on a machine that is busy with other work. */
const longest = 20_000;

/** Applies one change at a time to the original content, and judges each. */
export async function runMutations(run: Run): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const mutation of sampleMutations(run.content, run.count, run.seed))
    outcomes.push({ mutation, verdict: await judge([mutation], run) });
  return outcomes;
}

/** Checks the content with some changes. */
export async function judge(
  mutations: readonly Mutation[],
  { content, others, checkContext }: Run,
): Promise<Verdict> {
  const started = performance.now();
  const verdict = (end: Verdict['end'], text = ''): Verdict => ({
    end,
    text,
    took: performance.now() - started,
  });
  try {
    const changed = applyMutations(content, mutations);
    const problems = await checkContent({ content: changed, others }, checkContext);
    const took = performance.now() - started;
    if (took > longest) return verdict('fault', `took ${Math.round(took)} ms`);
    if (problems.length === 0) return verdict('accepted');
    const text = printProblems(problems);
    const fault = problems.map(faultOf).find((one) => one !== undefined) ?? leakIn(text);
    return fault === undefined ? verdict('message', text) : verdict('fault', `${fault}\n${text}`);
  } catch (error) {
    return verdict(
      'fault',
      error instanceof Error ? (error.stack ?? error.message) : String(error),
    );
  }
}

/** What is wrong with a message itself. */
function faultOf({ file, line, ...parts }: Problem): string | undefined {
  if (!file.startsWith('src/content/')) return `names the file "${file}"`;
  if (line !== undefined && !(Number.isInteger(line) && line >= 1)) return `names the line ${line}`;
  for (const [name, text] of Object.entries(parts)) {
    if (text.trim() === '') return `has nothing for "${name}"`;
    if (/[\n\r\0]/.test(text)) return `has a line break in "${name}"`;
    if (text.length > 900) return `has ${text.length} characters in "${name}"`;
  }
  return undefined;
}

/** Traces of the program's insides in a message. */
const leakIn = (text: string) =>
  /^\s+at .+:\d+:\d+|\[object Object\]|\bundefined\b|\bNaN\b|Error:/m.exec(text)?.[0];

/** Counts by kind of change and end, as the lines of a table. */
export function table(outcomes: readonly Outcome[]): string {
  const row = (name: string, some: readonly Outcome[]) => {
    const counts = (['accepted', 'message', 'fault'] as const).map((end) =>
      String(some.filter(({ verdict }) => verdict.end === end).length).padStart(9),
    );
    return `${name.padEnd(12)}${counts.join('')}`;
  };
  const byKind = Map.groupBy(outcomes, ({ mutation }) => mutation.kind);
  return [
    `${'change'.padEnd(12)} accepted  message    fault`,
    ...[...byKind].sort().map(([kind, some]) => row(kind, some)),
    row('all', outcomes),
  ].join('\n');
}
