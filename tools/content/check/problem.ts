/** What to do about a problem. */
export interface Advice {
  /** What the file must say instead, in sentences. */
  wanted: string;
  /** A line that would be right. */
  example: string;
}

/** A problem in the content. Every message has this shape. */
export interface Problem extends Advice {
  /** Path of the file from the project's root. */
  file: string;
  /** Line in that file, counted from 1. */
  line?: number | undefined;
  /** The field or place in the editor's words, "alt of hero". */
  field: string;
  /** What the file says now, ready to print; "nothing" when the field is missing. */
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

/** All problems in one message, sorted by file and line, with their count at the end. */
export function printProblems(problems: readonly Problem[]): string {
  const sorted = [...problems].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0),
  );
  const files = new Set(problems.map(({ file }) => file));
  const described = new Set(sorted.map(describe));
  return [
    ...described,
    `${counted(described.size, 'problem')} in ${counted(files.size, 'content file')}.`,
  ].join('\n\n');
}

/** The first problem on each line, five at most: one mistake often trips a parser several times. */
export function onePerLine(problems: readonly Problem[]): Problem[] {
  const byLine = new Map(problems.toReversed().map((problem) => [problem.line, problem]));
  return [...byLine.values()].reverse().slice(0, 5);
}
