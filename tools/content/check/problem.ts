/** What to do about a problem. */
export interface Advice {
  /** What should stand there, as sentences. */
  wanted: string;
  /** How it could read. */
  example: string;
}

/** Something wrong in the content, and the one form in which every problem is told. */
export interface Problem extends Advice {
  /** File of the project, or address of a built page. */
  file: string;
  /** Line in that file, counted from 1. */
  line?: number | undefined;
  /** The field or place in the editor's words, "alt of hero". */
  field: string;
  /** What stands there, ready to print; "nothing" when it is missing. */
  found: string;
}

const place = ({ file, line }: Problem) => (line === undefined ? file : `${file}:${line}`);

const describe = (problem: Problem) =>
  [
    `${place(problem)} - ${problem.field}`,
    `  Found:   ${problem.found}`,
    `  Wanted:  ${problem.wanted}`,
    `  Example: ${problem.example}`,
  ].join('\n');

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** All problems as one message, by file and line, with their number at the end. */
export function printProblems(problems: readonly Problem[]): string {
  const sorted = [...problems].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0),
  );
  const files = new Set(problems.map(({ file }) => file));
  return [
    ...new Set(sorted.map(describe)),
    `${counted(problems.length, 'problem')} in ${counted(files.size, 'file')} of the content.`,
  ].join('\n\n');
}

/** The first problem of each line, five at most: a mistake trips a parser again and again. */
export function onePerLine(problems: readonly Problem[]): Problem[] {
  const byLine = new Map(problems.toReversed().map((problem) => [problem.line, problem]));
  return [...byLine.values()].reverse().slice(0, 5);
}
