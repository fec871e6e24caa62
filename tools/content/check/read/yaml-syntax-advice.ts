/** What to write instead, for each way in which the fields of a Markdown file can be malformed. */
import type { Advice } from '../problem.ts';

const inQuotes = {
  wanted: 'A text with a colon, "#" or a sign at its start stands in quotes.',
  example: "title: 'Closing costs: what to expect'",
};

const quotesInside = {
  wanted:
    'A text in single quotes holds an apostrophe as two ("\'\'"); a text in double quotes holds a double quote as \\".',
  example: "title: 'Here''s one'  or  title: \"Here's one\"",
};

const general: Readonly<Record<string, Advice>> = {
  TAB_AS_INDENT: {
    wanted: 'Lines are indented with spaces, never with tabs. Replace each tab by two spaces.',
    example: "hero:\n             alt: 'A brick house behind a maple.'".replace(
      /\n +/,
      ' (new line, two spaces) ',
    ),
  },
  DUPLICATE_KEY: {
    wanted: 'Each field stands once. Delete one of the two.',
    example: "title: 'Closing costs explained'",
  },
  BLOCK_AS_IMPLICIT_KEY: inQuotes,
  SIGN: {
    wanted: 'A text that starts with "*", "&" or "!" stands in quotes.',
    example: "title: '*Important* dates'",
  },
  COMMENT: {
    wanted:
      'A "#" after a space starts a note, and the rest of the line is lost. Put the text in quotes.',
    example: "title: 'The #1 question of buyers'",
  },
  CURLY_QUOTES: {
    wanted:
      'Curly quotes do not enclose a text here; they would be printed. Write straight quotes.',
    example: "title: 'Closing costs explained'",
  },
  UNCLEAR: {
    wanted:
      'The value can be read as a number and as a text. Write a text in quotes, a number in plain digits.',
    example: "downPayment: '1e3'",
  },
  ONE_QUOTE: {
    wanted:
      'A quote closes the text, but none opens it, so it would be printed. Write both or none.',
    example: "title: 'Closing costs explained'",
  },
  MULTILINE_IMPLICIT_KEY: {
    wanted:
      'Each line is a field with a colon and a space after its name, an entry of a list after "- ", or it belongs to a text in quotes above.',
    example: "title: 'Closing costs explained'",
  },
  MISSING_CHAR: {
    wanted:
      'A text, list or group that is opened is closed with the same sign, and a space follows a colon or comma.',
    example: "title: 'Closing costs explained'",
  },
  BAD_INDENT: {
    wanted:
      'Fields of one group start in the same column, two spaces further in than the name of the group.',
    example: 'closing: (new line, two spaces) heading: …',
  },
  BAD_SCALAR_START: {
    wanted: 'A text that starts with "@" or "`" stands in quotes.',
    example: "title: '@home: buying'",
  },
  BAD_DQ_ESCAPE: {
    wanted:
      'Between double quotes a backslash has a meaning of its own. Write the text in single quotes.',
    example: "title: 'C:\\files'",
  },
};

const fallback = {
  wanted:
    'Each field is its name, a colon, a space and its value; a text with signs stands in quotes that are closed; groups and lists are indented by two spaces.',
  example: "title: 'Closing costs explained'",
};

/**
 * Advice on a mistake.
 * @param code the parser's name for it, or SIGN, COMMENT, CURLY_QUOTES, ONE_QUOTE
 * @param line the line on which it was noticed
 */
export function adviceOnYaml(code: string, line: string): Advice {
  const value = /^\s*(?:- +)*[\w-]+: +(?<value>.*)$/.exec(line)?.groups?.value ?? '';
  if (/^[“”„‘’«]/.test(value)) return general.CURLY_QUOTES ?? fallback;
  if (/^'.*'.*'/.test(value) || /^".*".*"/.test(value)) return quotesInside;
  if (/^[*&!]/.test(value)) return general.SIGN ?? fallback;
  return general[code] ?? fallback;
}
