import {
  characterName,
  type OddCharacter,
  oddSpaces,
  unseenIn,
} from '../../../../src/lib/wording/odd-characters.ts';
import { clip } from '../format-value.ts';
import type { Advice, Problem } from '../problem.ts';

/** Path of a field: field names and list indexes, outermost first. */
export type Path = readonly PropertyKey[];

/** The contents of a file, and where each field is. */
export interface Source {
  /** The fields as typed. */
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

const saveAsUtf8 =
  'Save the file as "UTF-8" (in VS Code, click the name of the encoding in the status bar).';

/** The text of a file and what is wrong with it; no text if nothing else can be checked. */
export function decode(file: string, bytes: Uint8Array): { text?: string; problems: Problem[] } {
  const fault = (line: number, found: string, wanted: string, example = 'UTF-8') => ({
    problems: [{ file, line, field: 'the whole file', found, wanted, example }],
  });
  if (/^(?:fffe|feff)/.test(Buffer.from(bytes.subarray(0, 2)).toString('hex')))
    return fault(1, 'text encoded as UTF-16', saveAsUtf8);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    const loose = new TextDecoder('utf-8').decode(bytes);
    const line = lineAt(loose, loose.indexOf('\uFFFD'));
    return fault(line, 'bytes that are not UTF-8 text', saveAsUtf8);
  }
  if (text.startsWith('\uFEFF'))
    return fault(
      1,
      'a byte order mark, an invisible character before the first line',
      'Save the file as "UTF-8" without "BOM" (in VS Code, click "UTF-8 with BOM" in the status bar).',
    );
  if (text.trim() === '')
    return fault(
      1,
      'an empty file',
      'Restore its text from an earlier version, or fill in the fields as in a similar file. If no page needs the file, delete it.',
      'the text that the file had before',
    );
  if (text.length > longestFile)
    return fault(
      1,
      `${text.length} characters`,
      `A content file has at most ${longestFile} characters. Delete what was pasted by mistake, such as a picture encoded as text.`,
      'a few thousand words of text',
    );
  return oddSigns(file, text);
}

/** Lines that Git writes around two versions of a text, in lists, quotes, tables, and code as well. */
const mergeMark = /^[\s>|]*(?:<{7}|>{7}|\|{7})(?:\s[^]*)?$|^[\s>]*={7}\s*$/;
const adviceOnMerge: Advice = {
  wanted:
    'Two people changed the same lines, and Git kept both versions between markers. Keep the right version, and delete the marker lines.',
  example: 'the text without lines of <<<<<<<, =======, and >>>>>>>',
};

/** Where a special space prints as meant: between words of running text, but not in headings, addresses, and tokens. */
const plainBefore =
  /^(?!\s*#)(?![\s>]*(?:[-+*–—]|\d+[.)])$)(?!.*(?:\]\([^)]*|\[\[[^\]]*|https?:\S*)$).*[\p{L}\p{N}\p{Sc}\p{Pd}.,;:!?%)\]”’…&]$/u;
const plainAfter = /^[\p{L}\p{N}\p{Sc}\p{Pd}([“‘&]/u;

/** Merge marks, and characters that look like nothing or like a space. The text comes back without them, so that other rules still apply. */
function oddSigns(file: string, text: string): { text?: string; problems: Problem[] } {
  const isJson = file.endsWith('.json');
  const body = isJson ? Infinity : (/^---\r?\n[^]*?\n---\s/.exec(text)?.[0].length ?? 0);
  const problems: Problem[] = [];
  let start = 0;
  const lines = text.split('\n').map((written, row) => {
    const at = { file, line: row + 1, field: 'the whole file' };
    const inBody = start >= body;
    start += written.length + 1;
    if (mergeMark.test(written)) {
      problems.push({ ...at, found: clip(written), ...adviceOnMerge });
      return '';
    }
    const characters = [...unseenIn(written), ...spacesIn(written, inBody)];
    for (const { character, index } of characters) {
      const before = written.slice(Math.max(0, index - 20), index);
      problems.push({
        ...at,
        found: `${characterName(character)} ${before === '' ? 'at the start of the line' : `after "${clip(before)}"`}`,
        wanted: isSpace(character)
          ? 'It looks like a space but means something else here. Replace it with an ordinary space.'
          : 'It is invisible and comes with pasted text. Put the cursor after it and press Backspace, or retype the line.',
        example: clip(without(written, characters)),
      });
    }
    return without(written, characters);
  });
  const isMerged = problems.some(({ wanted }) => wanted === adviceOnMerge.wanted);
  // Both versions together are no JSON.
  return isJson && isMerged ? { problems } : { text: lines.join('\n'), problems };
}

const isSpace = (character: string) => /\p{Zs}/u.test(character);

const spacesIn = (line: string, inBody: boolean) =>
  [...line.matchAll(oddSpaces)]
    .map(({ 0: character, index }) => ({ character, index }))
    .filter(
      ({ index }) =>
        !inBody ||
        !plainBefore.test(line.slice(0, index)) ||
        !plainAfter.test(line.slice(index + 1)),
    );

/** A line without odd characters; spaces become ordinary ones. */
const without = (line: string, characters: readonly OddCharacter[]) =>
  characters
    .toSorted((a, b) => b.index - a.index)
    .reduce(
      (rest, { character, index }) =>
        `${rest.slice(0, index)}${isSpace(character) ? ' ' : ''}${rest.slice(index + character.length)}`,
      line,
    );
