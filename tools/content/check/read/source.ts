import type { Problem } from '../problem.ts';

/** Path of a field: field names and list indexes, outermost first. */
export type Path = readonly PropertyKey[];

/** The contents of a file, and where each field is. */
export interface Source {
  data: unknown;
  /** Line of a field; if it's missing, of the closest field around it. */
  lineOf: (path: Path) => number;
  /** Text below the fields of an article, and the line where it starts. */
  body?: { text: string; line: number } | undefined;
}

/** A parsed file, or the problems that prevent parsing. */
export type Read = { source: Source } | { problems: Problem[] };

/** Line of an offset in a text, counted from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1))
    line += 1;
  return line;
}

/** Longest file that somebody types, in characters. The longest article has a tenth of this. */
const longestFile = 200_000;

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);

const saveAsUtf8 =
  'Save the file as "UTF-8" (in VS Code, click the name of the encoding in the status bar).';

/** The text of a file, or what is wrong with it. */
export function decode(file: string, bytes: Uint8Array): { text: string } | { problem: Problem } {
  const fault = (line: number, found: string, wanted: string, example = 'UTF-8') => ({
    problem: { file, line, field: 'the whole file', found, wanted, example },
  });
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff))
    return fault(1, 'text encoded as UTF-16', saveAsUtf8);
  if (startsWith(bytes, 0xef, 0xbb, 0xbf))
    return fault(
      1,
      'a byte order mark, an invisible character before the first line',
      'Save the file as "UTF-8" without "BOM" (in VS Code, click "UTF-8 with BOM" in the status bar).',
    );
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const loose = new TextDecoder('utf-8').decode(bytes);
    const line = lineAt(loose, loose.indexOf('\uFFFD'));
    return fault(line, 'bytes that are not UTF-8 text', saveAsUtf8);
  }
  if (text.length > longestFile)
    return fault(
      1,
      `${text.length} characters`,
      `A content file has at most ${longestFile} characters. Delete what was pasted by mistake, such as a picture encoded as text.`,
      'a text of a few thousand words',
    );
  return unseenCharacter(file, text) ?? { text };
}

// Invisible characters from pasted text: they break search, links, and reading order.
const unseen = /[^\P{Cc}\t\n\r]|[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFD]/u;

function unseenCharacter(file: string, text: string): { problem: Problem } | undefined {
  const match = unseen.exec(text);
  if (!match) return undefined;
  const line = lineAt(text, match.index);
  const code = (match[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const before =
    text
      .slice(Math.max(0, match.index - 20), match.index)
      .split('\n')
      .at(-1) ?? '';
  return {
    problem: {
      file,
      line,
      field: 'the whole file',
      found: `an invisible character (U+${code})${before === '' ? ' at the start of the line' : ` after "${before}"`}`,
      wanted:
        'Delete the character: put the cursor after it and press Backspace, or retype the line.',
      example: before === '' ? 'a line that starts with a letter' : `${before}…`,
    },
  };
}
