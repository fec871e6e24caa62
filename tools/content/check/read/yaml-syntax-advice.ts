/** Advice on each way the front matter of a Markdown file can be malformed. */
import type { Advice } from '../problem.ts';

const example = "title: 'Closing costs explained'";

/** What to do, with an example where the usual one doesn't show it. */
const adviceByKind: Readonly<Record<string, readonly [wanted: string, example?: string]>> = {
  TAB_AS_INDENT: [
    'Indent with spaces, not tabs. Replace each tab with two spaces.',
    "hero: (new line, two spaces) alt: 'A brick house behind a maple.'",
  ],
  DUPLICATE_KEY: ['A field can appear only once. Delete one of the two.'],
  BLOCK_AS_IMPLICIT_KEY: [
    'Put quotes around text that contains a colon or "#", or starts with a symbol.',
    "title: 'Closing costs: what to expect'",
  ],
  SIGN: ['Put quotes around text that starts with "*", "&", or "!".', "title: '*Important* dates'"],
  COMMENT: [
    'A "#" after a space starts a comment, so the rest of the line is lost. Put the text in quotes.',
    "title: 'The #1 question buyers ask'",
  ],
  CURLY_QUOTES: ['Curly quotes around text would be printed. Use straight quotes.'],
  UNCLEAR: [
    'This could be a number or text. Put text in quotes; write a number in plain digits.',
    "downPayment: '1e3'",
  ],
  ONE_QUOTE: [
    "The text ends with a quote but doesn't start with one, so the quote would be printed. Use both or neither.",
  ],
  QUOTES_INSIDE: [
    'In single quotes, write an apostrophe twice ("\'\'"). In double quotes, write a double quote as \\".',
    "title: 'Here''s one'  or  title: \"Here's one\"",
  ],
  EQUALS: ['After the name of a field comes a colon and a space, not an equals sign.'],
  MULTILINE_IMPLICIT_KEY: [
    'Each line must be a field with a colon and a space after its name, a list item after "- ", or part of the quoted text above.',
  ],
  MISSING_CHAR: [
    'Close each piece of quoted text, list, or group with the character that matches its start, and put a space after a colon or comma.',
  ],
  BAD_INDENT: [
    'Indent the fields of a group by two spaces more than its name, all by the same amount.',
    'closing: (new line, two spaces) heading: …',
  ],
  BAD_SCALAR_START: [
    'Put quotes around text that starts with "@" or "`".',
    "title: '@home: buying'",
  ],
  BAD_DQ_ESCAPE: [
    'In double quotes, a backslash has a special meaning. Use single quotes.',
    "title: 'C:\\files'",
  ],
};

const fallback =
  'Write each field as its name, a colon, a space, and its value. Put text with symbols in quotes, and indent groups and lists by two spaces.';

/**
 * Advice on a mistake.
 * @param code the parser's name for it, or one of ours
 * @param line the line on which it was noticed
 */
export function adviceOnYaml(code: string, line: string): Advice {
  const value = /^\s*(?:- +)*[\w-]+: +(?<value>.*)$/.exec(line)?.groups?.value ?? '';
  const kind = /^\s*[\w-]+\s*=/.test(line)
    ? 'EQUALS'
    : (byValue.find(([, pattern]) => pattern.test(value))?.[0] ?? code);
  const [wanted, own = example] = adviceByKind[kind] ?? [fallback];
  return { wanted, example: own };
}

/** Mistakes that the value shows more surely than the parser. */
const byValue = [
  ['CURLY_QUOTES', /^[“”„‘’«]/],
  ['QUOTES_INSIDE', /^'.*'.*'|^".*".*"/],
  ['SIGN', /^[*&!]/],
] as const;
