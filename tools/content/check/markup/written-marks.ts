/**
 * Marks that Markdown didn't take as the writer meant them, found in the text as
 * typed: one row for each kind. What is parsed as meant isn't looked at.
 */
import { around, blanked } from '../../../../src/lib/wording/pieces.ts';
import { clip } from '../format-value.ts';
import type { Problem } from '../problem.ts';
import { lineAt } from '../read/source.ts';
import type { TextNode } from './markdown-tree.ts';

interface Mark {
  pattern: RegExp;
  field?: string;
  /** What to do, in sentences; `%` stands for the mark. */
  wanted: string;
  example: string;
}

const linkExample = '[FHA loans](/loan-programs/fha)';
const aList = { field: 'a list in the text', example: '- a list item, 1. a numbered one' };
const aTable = {
  field: 'a table in the text',
  example: '| Cost | Who pays | (next line) | --- | --- |',
};

/** In the whole text, without code and HTML. */
const inSource: readonly Mark[] = [
  {
    ...aList,
    pattern: /^[\s>]*(?:[-+*]|\d{1,9}[.)])[ \t]+\[[ xX]?\](?=\s)/gm,
    wanted: 'No one can check a box on the page. Delete the square brackets.',
  },
  {
    ...aList,
    pattern: /^[ \t>]*(?:[-+*]|\d{1,9}[.)])[ \t]*$/gm,
    wanted: 'Write words after "%", or delete the line.',
  },
  {
    field: 'a link in the text',
    pattern: /\[\[[^[\]\n]+\]\]\([^)\n]*\)/g,
    wanted:
      'A token directly before a parenthesis becomes a link. Put a space between them, or put square brackets around the words to link.',
    example: 'about [[appraisal-fee]] (more for a farm)',
  },
];

/** In what is printed as text. */
const inPrint: readonly Mark[] = [
  {
    field: 'a link in the text',
    pattern:
      /(?<!\])[\]］]\s?[(（](?!\.{1,2}\/)|[)）]\s?\[(?=\/|#|https?:)[^\]\n]*\]?|\[[^\]\n]*\]\[[/#][^\]\n]*\]|\[[^\]\n]*[(（](?:\/|https?:)[^)）\n]*[)）]|[(（]\/[\w/#-]+[)）]/g,
    wanted:
      'Write a link as words in square brackets, directly followed by an address without spaces in parentheses.',
    example: linkExample,
  },
  {
    field: 'a heading in the text',
    pattern: /^[\s>]*#+(?=\S)/gm,
    wanted: 'A heading needs a space after "%". To print "%" itself, put "\\" before it.',
    example: '## What are closing costs?',
  },
  {
    ...aList,
    pattern:
      /^[\s>]*(?:[-+](?=[\p{L}["“(&])|\d{1,3}[.)](?=\p{L})|[•◦▪‣●○■·∙⁃](?=\s*\S)|(?:[–—]|[a-z]\))(?=[ \t][^\n]*\n\s*(?:[–—]|[a-z]\))[ \t]))/gmu,
    wanted:
      '"%" doesn\'t make a list item, so the lines would run together. Write "- " or "1. ", with a space. To print "%" itself, put "\\" before it.',
  },
  {
    ...aTable,
    pattern: /(?:^[\s>]*\|.*\n?)+|^[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+$/gm,
    wanted:
      'The lines are printed as typed. A table has an empty line above it, and a second line of dashes with as many cells as the first.',
  },
  {
    pattern: /&(?:amp|nbsp|lt|gt|quot|apos|copy|reg|[mn]dash|hellip|[lr][sd]quo)(?![\w;])/g,
    wanted: '"%" is printed as typed. Type the character itself.',
    example: '&, ©, or –',
  },
  {
    pattern: /\\/g,
    wanted: 'A "\\" before a letter or a space is printed. Delete it.',
    example: '\\* prints a star',
  },
  {
    pattern:
      /\*\*|`|(?<=^|[\s(])\*(?=\S)|(?<=^|[\s(])_{1,2}(?=\p{L})|(?<=[\p{L}\p{N}.,])__(?=\W|$)|~~(?=\S)|(?<=\S)~~/gmu,
    wanted:
      '"%" is never closed, so it would be printed. Add another after the words it belongs to, or delete it. To print it, put "\\" before it.',
    example: '**bold**, *italic*, `code`, \\*a printed star',
  },
  {
    pattern: /==(?=\S)|^[\s>]*:{3}|%%|\[\^[^\]\n]*\]|\^\[[^\]\n]*\]/gm,
    wanted: '"%" has no effect here and would be printed. Delete it.',
    example: '**bold**, *italic*, `code`',
  },
];

/** Braces, which have a meaning in MDX. */
const braces: Mark = {
  pattern: /\{\s*[\w.-]+\s*\}|[{}]/g,
  wanted:
    'Braces are printed as typed. Write a business fact or a figure between double square brackets.',
  example: '[[brokerage:phone]]',
};

/** A character after a backslash, which is meant to be printed. */
const escaped = /\\[!-/:-@[-`{-~]/g;

/** Every mark that would be printed, or that means something else. */
export function markProblems(
  file: string,
  body: { text: string; line: number },
  nodes: readonly TextNode[],
): Problem[] {
  const source = blanked(without(body.text, nodes), escaped);
  const printed = blanked(printedPart(body.text, nodes), escaped);
  return [
    ...inSource.map((mark) => ({ mark, text: source })),
    ...inPrint.map((mark) => ({ mark, text: printed })),
    ...(file.endsWith('.mdx') ? [] : [{ mark: braces, text: printed }]),
  ].flatMap(({ mark: { pattern, field = 'the text', wanted, example }, text }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => {
      const start = index + found.search(/\S/);
      const sign = found.trim();
      return {
        file,
        line: body.line + lineAt(body.text, start) - 1,
        field,
        found: clip(pieceOf(body.text, start, sign.length)),
        wanted: wanted.replaceAll('%', () => clip(sign)),
        example,
      };
    }),
  );
}

/** The mark with its neighbors in the same paragraph. */
function pieceOf(text: string, index: number, length: number): string {
  const start = text.lastIndexOf('\n\n', index) + 1;
  const [paragraph = ''] = text.slice(start).split(/\n\s*\n/, 1);
  return around(
    index - start < paragraph.length ? paragraph : text.slice(start),
    index - start,
    length,
  );
}

const opaque = new Set([
  'code',
  'inlineCode',
  'html',
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxTextExpression',
]);

/** The text without code, HTML, and MDX, at the same offsets. */
const without = (text: string, nodes: readonly TextNode[]) =>
  nodes
    .filter(({ type }) => opaque.has(type))
    .reduce((rest, { position }) => {
      const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
      return rest.slice(0, start) + filled(rest.slice(start, end), '\uFFFC') + rest.slice(end);
    }, text);

const filled = (text: string, filler: string) => text.replace(/[^\n]/g, filler);

/** The text without what isn't printed as typed, at the same offsets. */
function printedPart(text: string, nodes: readonly TextNode[]): string {
  let [part, at] = ['', 0];
  for (const { type, position } of nodes) {
    const isText = type === 'text';
    if (!isText && type !== 'inlineCode' && type !== 'image') continue;
    const [start, end] = [position?.start.offset ?? at, position?.end.offset ?? at];
    const own = text.slice(start, end);
    part += filled(text.slice(at, start), ' ') + (isText ? own : filled(own, '\uFFFC'));
    at = end;
  }
  return part + filled(text.slice(at), ' ');
}
