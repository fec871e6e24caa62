/** Advice on each way a JSON file can be malformed. */
import { clip } from '../format-value.ts';
import type { Advice } from '../problem.ts';

const field = '"name": "Lending Team"';
const group = '{ "name": "Lending Team" }';
const list = '{ "one": "first", "two": "last" }';
const quote = '"title": "The \\"rule of thumb\\""';

/** What to do and an example, by the parser's name for the mistake or by ours. */
const adviceByKind: Readonly<Record<string, readonly [wanted: string, example: string]>> = {
  CurlyQuotes: ['Names and text need straight double quotes, not curly ones.', field],
  SingleQuotes: ['Names and text need double quotes, not single ones.', field],
  NoGroup: [
    'This field isn\'t inside a group. Add a "{" on a line of its own above it. If the colon is part of a text, write the quotes around it as \\".',
    group,
  ],
  LastComma: [
    'Delete the comma before the closing bracket: none follows the last field or entry.',
    list,
  ],
  BracketTooMany: ['This bracket closes nothing. Delete it, or add the one that opens.', list],
  CommaExpected: [
    'Fields and entries need a comma between them. Add it at the end of the line before.',
    list,
  ],
  ColonExpected: ['A field needs a colon between its name and its value.', field],
  PropertyNameExpected: [
    'Write a field name in straight double quotes, or a closing bracket without a comma before it.',
    field,
  ],
  ValueExpected: [
    'Write a value: text in straight double quotes, a number, true, false, a list, or a group.',
    field,
  ],
  CloseBraceExpected: ['Every { needs a closing }. Add the missing one.', group],
  CloseBracketExpected: ['Every [ needs a closing ]. Add the missing one.', '["first", "second"]'],
  EndOfFileExpected: [
    'Nothing may follow the last closing bracket. Delete the rest, or the bracket that closes too early.',
    group,
  ],
  InvalidCommentToken: ["JSON files can't contain comments. Delete the comment.", group],
  UnexpectedEndOfString: [
    'Close the text with a straight double quote on the same line. Write a double quote inside it as \\".',
    quote,
  ],
  InvalidCharacter: [
    'Write a tab or line break inside text as \\t or \\n.',
    '"answer": "First paragraph.\\n\\nSecond paragraph."',
  ],
  InvalidEscapeCharacter: [
    'A backslash must be followed by ", \\, n, or t. Write a backslash itself twice.',
    quote,
  ],
  InvalidNumberFormat: [
    'A number has digits and at most one period: no commas, dollar signs, or percent signs.',
    '"value": 3.5',
  ],
};

/**
 * Advice on a mistake.
 * @param kind the parser's name for it
 * @param piece the text at the error
 * @param before the file up to the error, without trailing spaces
 */
export function adviceOnJson(kind: string, piece: string, before: string): Advice {
  const [wanted, example] = adviceByKind[kindOf(kind, piece, before)] ?? [
    'Put names and text in straight double quotes, a colon after each name, and a comma between fields.',
    list,
  ];
  return { wanted, example };
}

/** The mistake that the text shows, or else the one that the parser names. */
function kindOf(kind: string, piece: string, before: string): string {
  if (/^[“”„‘’‚«»]/.test(piece)) return 'CurlyQuotes';
  if (piece.startsWith("'")) return 'SingleQuotes';
  if (piece.startsWith(':') && kind !== 'ValueExpected') return 'NoGroup';
  if (/^[}\]]/.test(piece) && before.endsWith(',')) return 'LastComma';
  if (/^[}\]]/.test(piece) && kind === 'CommaExpected') return 'BracketTooMany';
  if (/\d,$/.test(before) && /^\d/.test(piece)) return 'InvalidNumberFormat';
  const isAfterText = before.endsWith('"') && /^[\w\p{L}]/u.test(piece);
  if (isAfterText && /^(?:CommaExpected|InvalidSymbol)$/.test(kind)) return 'UnexpectedEndOfString';
  return kind;
}

/** Whether a bracket that is never closed may have caused the error. */
export const mayLackBracket = (kind: string, piece: string): boolean =>
  /^Close|^PropertyName/.test(kind) || piece === '{' || (piece === ':' && kind === 'CommaExpected');

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
    const last = lines
      .slice(0, end === -1 ? undefined : end)
      .findLastIndex((above) => /\S/.test(above));
    const comma = end === -1 || /^\s*[}\]]/.test(lines[end] ?? '') ? '' : ',';
    const place =
      end === -1 ? 'at the end of the file' : `on a line of its own above line ${end + 1}`;
    const surplus = /,\s*$/.test(lines[last] ?? '')
      ? `, and delete the comma at the end of line ${last + 1}`
      : '';
    return {
      line: index + 1,
      found: clip(line.trim()),
      wanted: `Nothing closes the "${bracket}". Add "${close}${comma}" ${place}${surplus}.`,
      example: bracket === '{' ? group : '["first", "second"]',
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
    const wanted = right.startsWith('"')
      ? 'Put quotes around a text, and around digits that start with 0.'
      : /^-?\d/.test(right)
        ? 'A number has digits and at most one period: no words, commas, dollar signs, or percent signs. A range has "low" and "high".'
        : 'Write true, false, or null in lowercase.';
    return { index, found: `"${name}": ${value}`, wanted, example: `"${name}": ${right}` };
  });
