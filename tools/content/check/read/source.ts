import type { Problem } from '../problem.ts';

/** A path to a field: names of fields and positions in lists, from the outermost in. */
export type Path = readonly PropertyKey[];

/** What a file holds, and where. */
export interface Source {
  data: unknown;
  /** Line of the field, or of the nearest field around it when it is missing. */
  lineOf: (path: Path) => number;
  /** Text below the fields of an article, with the line on which it starts. */
  body?: { text: string; line: number } | undefined;
}

/** A file that was read, or what keeps it from being read. */
export type Read = { source: Source } | { problems: Problem[] };

/** Line, counted from 1, of a position in a text. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1))
    line += 1;
  return line;
}
