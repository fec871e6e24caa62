/** What to write instead, for each way in which a JSON file can be malformed. */
import type { Advice } from '../problem.ts';

/**
 * Advice on a mistake.
 * @param kind name that the parser has for it
 * @param piece text where it was noticed
 * @param before the file up to there, without spaces at the end
 */
export function adviceOnJson(kind: string, piece: string, before: string): Advice {
  if (/^[“”„‘’‚«»]/.test(piece))
    return {
      wanted: 'Curly quotes do not enclose a name or a text here. Write straight double quotes.',
      example: '"name": "Lending Team"',
    };
  if (piece.startsWith("'"))
    return {
      wanted: 'Single quotes do not enclose a name or a text here. Write straight double quotes.',
      example: '"name": "Lending Team"',
    };
  if (/^[}\]]/.test(piece) && before.endsWith(','))
    return {
      wanted:
        'No comma stands after the last field or entry. Delete the comma before the closing bracket.',
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

const fallback = {
  wanted:
    'Names and texts stand in straight double quotes, a colon after each name, a comma between two fields.',
  example: '{ "one": "first", "two": "last" }',
};

const general: Partial<Record<string, Advice>> = {
  CommaExpected: {
    wanted:
      'A comma stands between two fields and between two entries. Add it at the end of the line before.',
    example: '{ "one": "first", "two": "last" }',
  },
  ColonExpected: {
    wanted: 'A colon stands between the name of a field and its value.',
    example: '"name": "Lending Team"',
  },
  PropertyNameExpected: {
    wanted:
      'The name of a field in straight double quotes, or the closing bracket without a comma before it.',
    example: '"name": "Lending Team"',
  },
  ValueExpected: {
    wanted:
      'A value: a text in straight double quotes, a number, true or false, a list or a group.',
    example: '"name": "Lending Team"',
  },
  CloseBraceExpected: {
    wanted: 'Each opening { has its closing }. Add the one that is missing.',
    example: '{ "name": "Lending Team" }',
  },
  CloseBracketExpected: {
    wanted: 'Each opening [ has its closing ]. Add the one that is missing.',
    example: '["first", "second"]',
  },
  EndOfFileExpected: {
    wanted:
      'Nothing stands after the last closing bracket. Delete the rest, or the bracket that closes too early.',
    example: '{ "name": "Lending Team" }',
  },
  InvalidCommentToken: {
    wanted: 'Notes are not possible in this kind of file. Delete the note.',
    example: '{ "name": "Lending Team" }',
  },
  UnexpectedEndOfString: {
    wanted:
      'A text ends on its own line with a straight double quote; a double quote inside it is written \\".',
    example: '"title": "The \\"rule of thumb\\""',
  },
  InvalidCharacter: {
    wanted: 'A tab or line break inside a text is written \\t or \\n.',
    example: '"answer": "First paragraph.\\n\\nSecond paragraph."',
  },
  InvalidEscapeCharacter: {
    wanted: 'After a backslash comes ", \\, n or t. A backslash itself is written twice.',
    example: '"title": "The \\"rule of thumb\\""',
  },
  InvalidNumberFormat: {
    wanted:
      'A number has digits and at most one period, without commas, signs for money or percent.',
    example: '"value": 3.5',
  },
};
