/** Judges whether the check of changed content ends as it must: accepted, or refused with proper messages. */
import { checkContent } from '../check/check-content.ts';
import type { CheckContext } from '../check/check-context.ts';
import type { ContentFiles } from '../check/read/content-files.ts';
import { printProblems, type Problem } from '../check/problem.ts';

/** How a check ended; a `fault` must never happen. */
export interface Verdict {
  end: 'accepted' | 'message' | 'fault';
  /** The message, or what is wrong with it. */
  text: string;
}

/** Time limit for a check in ms, on a machine that is busy with other work. */
const longest = 20_000;

/** Checks the content. */
export async function judge(files: ContentFiles, context: CheckContext): Promise<Verdict> {
  const started = performance.now();
  try {
    const problems = await checkContent(files, context);
    const took = Math.round(performance.now() - started);
    if (took > longest) return { end: 'fault', text: `took ${took} ms` };
    if (problems.length === 0) return { end: 'accepted', text: '' };
    const text = printProblems(problems);
    const fault = problems.map(faultOf).find((one) => one !== undefined) ?? leakIn(text);
    return fault === undefined
      ? { end: 'message', text }
      : { end: 'fault', text: `${fault}\n${text}` };
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { end: 'fault', text };
  }
}

/** What is wrong with a message itself. */
function faultOf({ file, line, ...problem }: Problem): string | undefined {
  if (!file.startsWith('src/content/')) return `names the file "${file}"`;
  if (line !== undefined && !(Number.isInteger(line) && line >= 1)) return `names the line ${line}`;
  for (const name of ['field', 'found', 'wanted', 'example'] as const) {
    const text = problem[name];
    if (text.trim() === '') return `has nothing for "${name}"`;
    if (/[\n\r\0]/.test(text)) return `has a line break in "${name}"`;
    if (text.length > 900) return `has ${text.length} characters in "${name}"`;
  }
  return undefined;
}

/** Traces of the program's insides in a message. */
const leakIn = (text: string) =>
  /^\s+at .+:\d+:\d+|\[object Object\]|\bundefined\b|\bNaN\b|Error:/m.exec(text)?.[0];
