/** Advice on each way a JSON file can be malformed. */
import { clip } from '../format-value.ts';
import type { Advice } from '../problem.ts';

/**
 * Advice on a mistake.
 * @param kind the parser's name for it
 * @param piece the text at the error
 * @param before the file up to the error, without trailing spaces
 */
export function adviceOnJson(kind: string, piece: string, before: string): Advice {
  if (/^[“”„‘’‚«»]/.test(piece))
    return {
      wanted: 'Names and text need straight double quotes, not curly ones.',
      example: '"name": "Lending Team"',
    };
  if (piece.startsWith("'"))
    return {
      wanted: 'Names and text need double quotes, not single ones.',
      example: '"name": "Lending Team"',
    };
  if (piece.startsWith(':'))
    return {
      wanted: 'Fields stand in a group. Add the "{" that opens it before this field.',
      example: '{ "name": "Lending Team" }',
    };
  if (/^[}\]]/.test(piece) && before.endsWith(','))
    return {
      wanted:
        'There is no comma after the last field or entry. Delete the comma before the closing bracket.',
      example: '{ "one": "first", "two": "last" }',
    };
  if (/^[}\]]/.test(piece) && kind === 'CommaExpected')
    return {
      wanted: 'This bracket closes nothing. Delete it, or add the one that opens.',
      example: '{ "one": "first", "two": "last" }',
    };
  if (/\d,$/.test(before) && /^\d/.test(piece)) return general.InvalidNumberFormat ?? fallback;
  if (
    ['CommaExpected', 'InvalidSymbol'].includes(kind) &&
    before.endsWith('"') &&
    /^[\w\p{L}]/u.test(piece)
  )
    return general.UnexpectedEndOfString ?? fallback;
  return general[kind] ?? fallback;
}

/** Whether a bracket that is never closed may have caused the error. */
export const mayLackBracket = (kind: string, piece: string): boolean =>
  /^Close|^PropertyName/.test(kind) || piece === '{';

/** The first line that opens a bracket, and isn't followed by one that closes it at the same indent. */
export function unclosed(text: string): (Advice & { line: number; found: string }) | undefined {
  const lines = text.split('\n');
  const indentOf = (line = '') => line.search(/\S|$/);
  for (const [index, line] of lines.entries()) {
    const [bracket] = /[{[](?=\s*$)/.exec(line) ?? [];
    if (bracket === undefined) continue;
    const end = lines.findIndex(
      (below, at) => at > index && below.trim() !== '' && indentOf(below) <= indentOf(line),
    );
    if (indentOf(lines[end]) === indentOf(line) && /^\s*[}\]]/.test(lines[end] ?? '')) continue;
    const close = bracket === '{' ? '}' : ']';
    return {
      line: index + 1,
      found: clip(line.trim()),
      wanted: `Nothing closes the "${bracket}". Add a "${close}" ${end === -1 ? 'at the end of the file' : `above line ${end + 1}`}.`,
      example: bracket === '{' ? '{ "name": "Lending Team" }' : '["first", "second"]',
    };
  }
  return undefined;
}

/** A value without quotes, up to the end of the line, a bracket, or the next field. */
const bareValue =
  /"(?<name>[^"\n]+)"\s*:[ \t]*(?<value>(?![\s'“”‘’„«»])(?:(?!\/[/*])[^"{}[\]\n])+?)(?=\s*,?\s*(?:[\n\]}]|$|"[^"\n]*"\s*:))/g;

/** Fields of numbers. */
const numbers = new Set(['value', 'low', 'high', 'order', 'rating']);

/** A value as JSON takes it: a number without signs, a word in lowercase, or a text in quotes. */
function asJson(name: string, value: string): string {
  if (/^(?:true|false|null)$/i.test(value)) return value.toLowerCase();
  const { plain } =
    /^[$+]?\s*(?<plain>-?(?!0\d)[\d,]*\.?\d+)\s*(?:%|USD)?$/.exec(value)?.groups ?? {};
  if (plain === undefined)
    return numbers.has(name) ? (/\d+(?:\.\d+)?/.exec(value)?.[0] ?? '3.5') : JSON.stringify(value);
  return plain
    .replace(/,(?=\d{3}(?!\d))/g, '')
    .replace(',', '.')
    .replace(/^\./, '0.');
}

/** Texts without quotes, and numbers as people write them, in a file that can't be parsed. */
export const bareValues = (text: string): (Advice & { index: number; found: string })[] =>
  [...text.matchAll(bareValue)].flatMap(({ groups: { name = '', value = '' } = {}, index }) => {
    const right = asJson(name, value);
    if (right === value) return [];
    return [
      {
        index,
        found: `"${name}": ${value}`,
        wanted: right.startsWith('"')
          ? 'Put quotes around a text, and around digits that start with 0.'
          : /^-?\d/.test(right)
            ? 'A number has digits and at most one period: no words, commas, dollar signs, or percent signs. A range has "low" and "high".'
            : 'Write true, false, or null in lowercase.',
        example: `"${name}": ${right}`,
      },
    ];
  });

const fallback = {
  wanted:
    'Put names and text in straight double quotes, a colon after each name, and a comma between fields.',
  example: '{ "one": "first", "two": "last" }',
};

const general: Partial<Record<string, Advice>> = {
  CommaExpected: {
    wanted: 'Fields and entries need a comma between them. Add it at the end of the line before.',
    example: '{ "one": "first", "two": "last" }',
  },
  ColonExpected: {
    wanted: 'A field needs a colon between its name and its value.',
    example: '"name": "Lending Team"',
  },
  PropertyNameExpected: {
    wanted:
      'Write a field name in straight double quotes, or a closing bracket without a comma before it.',
    example: '"name": "Lending Team"',
  },
  ValueExpected: {
    wanted:
      'Write a value: text in straight double quotes, a number, true, false, a list, or a group.',
    example: '"name": "Lending Team"',
  },
  CloseBraceExpected: {
    wanted: 'Every { needs a closing }. Add the missing one.',
    example: '{ "name": "Lending Team" }',
  },
  CloseBracketExpected: {
    wanted: 'Every [ needs a closing ]. Add the missing one.',
    example: '["first", "second"]',
  },
  EndOfFileExpected: {
    wanted:
      'Nothing may follow the last closing bracket. Delete the rest, or the bracket that closes too early.',
    example: '{ "name": "Lending Team" }',
  },
  InvalidCommentToken: {
    wanted: "JSON files can't contain comments. Delete the comment.",
    example: '{ "name": "Lending Team" }',
  },
  UnexpectedEndOfString: {
    wanted:
      'Close the text with a straight double quote on the same line. Write a double quote inside it as \\".',
    example: '"title": "The \\"rule of thumb\\""',
  },
  InvalidCharacter: {
    wanted: 'Write a tab or line break inside text as \\t or \\n.',
    example: '"answer": "First paragraph.\\n\\nSecond paragraph."',
  },
  InvalidEscapeCharacter: {
    wanted: 'A backslash must be followed by ", \\, n, or t. Write a backslash itself twice.',
    example: '"title": "The \\"rule of thumb\\""',
  },
  InvalidNumberFormat: {
    wanted:
      'A number has digits and at most one period: no commas, dollar signs, or percent signs.',
    example: '"value": 3.5',
  },
};
