/** Advice on each way the front matter of a Markdown file can be malformed. */
import type { Advice } from '../problem.ts';

const inQuotes = {
  wanted: 'Put quotes around text that contains a colon or "#", or starts with a symbol.',
  example: "title: 'Closing costs: what to expect'",
};

const quotesInside = {
  wanted:
    'In single quotes, write an apostrophe twice ("\'\'"). In double quotes, write a double quote as \\".',
  example: "title: 'Here''s one'  or  title: \"Here's one\"",
};

const general: Readonly<Record<string, Advice>> = {
  TAB_AS_INDENT: {
    wanted: 'Indent with spaces, not tabs. Replace each tab with two spaces.',
    example: "hero:\n             alt: 'A brick house behind a maple.'".replace(
      /\n +/,
      ' (new line, two spaces) ',
    ),
  },
  DUPLICATE_KEY: {
    wanted: 'A field can appear only once. Delete one of the two.',
    example: "title: 'Closing costs explained'",
  },
  BLOCK_AS_IMPLICIT_KEY: inQuotes,
  SIGN: {
    wanted: 'Put quotes around text that starts with "*", "&", or "!".',
    example: "title: '*Important* dates'",
  },
  COMMENT: {
    wanted:
      'A "#" after a space starts a comment, so the rest of the line is lost. Put the text in quotes.',
    example: "title: 'The #1 question buyers ask'",
  },
  CURLY_QUOTES: {
    wanted: 'Curly quotes around text would be printed. Use straight quotes.',
    example: "title: 'Closing costs explained'",
  },
  UNCLEAR: {
    wanted: 'This could be a number or text. Put text in quotes; write a number in plain digits.',
    example: "downPayment: '1e3'",
  },
  ONE_QUOTE: {
    wanted:
      "The text ends with a quote but doesn't start with one, so the quote would be printed. Use both or neither.",
    example: "title: 'Closing costs explained'",
  },
  EQUALS: {
    wanted: 'After the name of a field comes a colon and a space, not an equals sign.',
    example: "title: 'Closing costs explained'",
  },
  MULTILINE_IMPLICIT_KEY: {
    wanted:
      'Each line must be a field with a colon and a space after its name, a list item after "- ", or part of the quoted text above.',
    example: "title: 'Closing costs explained'",
  },
  MISSING_CHAR: {
    wanted:
      'Close each piece of quoted text, list, or group with the character that matches its start, and put a space after a colon or comma.',
    example: "title: 'Closing costs explained'",
  },
  BAD_INDENT: {
    wanted:
      'Indent the fields of a group by two spaces more than its name, all by the same amount.',
    example: 'closing: (new line, two spaces) heading: …',
  },
  BAD_SCALAR_START: {
    wanted: 'Put quotes around text that starts with "@" or "`".',
    example: "title: '@home: buying'",
  },
  BAD_DQ_ESCAPE: {
    wanted: 'In double quotes, a backslash has a special meaning. Use single quotes.',
    example: "title: 'C:\\files'",
  },
};

const fallback = {
  wanted:
    'Write each field as its name, a colon, a space, and its value. Put text with symbols in quotes, and indent groups and lists by two spaces.',
  example: "title: 'Closing costs explained'",
};

/**
 * Advice on a mistake.
 * @param code the parser's name for it, or SIGN, COMMENT, CURLY_QUOTES, ONE_QUOTE
 * @param line the line on which it was noticed
 */
export function adviceOnYaml(code: string, line: string): Advice {
  const value = /^\s*(?:- +)*[\w-]+: +(?<value>.*)$/.exec(line)?.groups?.value ?? '';
  if (/^\s*[\w-]+\s*=/.test(line)) return general.EQUALS ?? fallback;
  if (/^[“”„‘’«]/.test(value)) return general.CURLY_QUOTES ?? fallback;
  if (/^'.*'.*'/.test(value) || /^".*".*"/.test(value)) return quotesInside;
  if (/^[*&!]/.test(value)) return general.SIGN ?? fallback;
  return general[code] ?? fallback;
}
