/** Whether a changed content ends as it must: accepted, or with messages of the one shape. */
import { checkContent, type CheckContext } from '../check/check-content.ts';
import { printProblems, type Problem } from '../check/problem.ts';
import type { Content } from './mutation.ts';

/** How the check of a changed content ended; `fault` is something that must never happen. */
export interface Verdict {
  end: 'accepted' | 'message' | 'fault';
  /** The message, or what was wrong with it. */
  text: string;
  /** Time of the check in ms. */
  took: number;
}

/** Longest time in ms that a check may take, on a machine that does other things, too. */
const longest = 20_000;

/** Checks a content and judges what comes of it. */
export async function judge(
  content: Content,
  others: ReadonlySet<string>,
  checkContext: CheckContext,
): Promise<Verdict> {
  const started = performance.now();
  try {
    const problems = await checkContent({ content, others }, checkContext);
    const took = performance.now() - started;
    if (took > longest) return { end: 'fault', text: `took ${Math.round(took)} ms`, took };
    if (problems.length === 0) return { end: 'accepted', text: '', took };
    const text = printProblems(problems);
    const fault = problems.map(faultOf).find((one) => one !== undefined) ?? faultOfText(text);
    return fault === undefined
      ? { end: 'message', text, took }
      : { end: 'fault', text: `${fault}\n${text}`, took };
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { end: 'fault', text, took: performance.now() - started };
  }
}

function faultOf({ file, line, field, found, wanted, example }: Problem): string | undefined {
  if (!file.startsWith('src/content/')) return `names the file "${file}"`;
  if (line !== undefined && !(Number.isInteger(line) && line >= 1)) return `names the line ${line}`;
  const parts = { field, found, wanted, example };
  for (const [name, text] of Object.entries(parts)) {
    if (text.trim() === '') return `has nothing for "${name}"`;
    if (/[\n\r\0]/.test(text)) return `has a line break in "${name}"`;
    if (text.length > 900) return `has ${text.length} characters in "${name}"`;
  }
  return undefined;
}

/** Traces of a program that prints itself instead of an answer. */
const faultOfText = (text: string) =>
  /^\s+at .+:\d+:\d+|\[object Object\]|\bundefined\b|\bNaN\b|Error:/m.exec(text)?.[0];
