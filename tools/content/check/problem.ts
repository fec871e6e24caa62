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
  /** Whether problems in other files follow from it. Printed first. */
  isCause?: boolean;
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

/** All problems in one message, causes first, then by file and line, with their count at the end; empty when there are none. */
export function printProblems(problems: readonly Problem[]): string {
  if (problems.length === 0) return '';
  const sorted = [...problems].sort(
    (a, b) =>
      Number(b.isCause ?? false) - Number(a.isCause ?? false) ||
      a.file.localeCompare(b.file, 'en') ||
      (a.line ?? 0) - (b.line ?? 0),
  );
  const files = new Set(problems.map(({ file }) => file));
  const described = new Set(sorted.map(describe));
  return [
    ...described,
    `${counted(described.size, 'problem')} in ${counted(files.size, 'content file')}.`,
  ].join('\n\n');
}
