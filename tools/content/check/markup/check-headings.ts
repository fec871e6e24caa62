/** Headings of a text: below that of the page, one level after the other, with words and without tokens. */
import { calculatorAnchors } from '../../../../src/lib/content/anchors.ts';
import type { Entry } from '../read/addresses.ts';
import { valueAt } from '../fields/field-hints.ts';
import { lineOfNode, wordsOf, type TextNode } from './markdown-tree.ts';
import { placesAround } from '../links/page-ids.ts';
import type { Advice, Problem } from '../problem.ts';
import { clip } from '../format-value.ts';

const example = '## What are closing costs?';

/** Level of the heading that the page prints above the text: cities have one over theirs. */
const levelAbove = ({ collection }: Entry) => (collection === 'cities' ? 2 : 1);

/** Headings that break the outline of the page, or could not be linked to. */
export function headingProblems(entry: Entry, nodes: readonly TextNode[]): Problem[] {
  const headings = nodes.flatMap((node) => (node.type === 'heading' ? [node] : []));
  const taken = placesAround(entry);
  const outline = headings.flatMap((node, index) => {
    const above = headings[index - 1]?.depth ?? levelAbove(entry);
    const advice = isUnderlined(node, entry)
      ? adviceOnLine
      : (adviceOn(node.depth, wordsOf(node), above) ?? adviceOnPlace(wordsOf(node), taken));
    return advice === undefined
      ? []
      : [
          {
            file: entry.file,
            line: lineOfNode(node, entry.body?.line ?? 1),
            field: 'a heading of the text',
            found: clip(`${'#'.repeat(node.depth)} ${wordsOf(node)}`.trim()),
            ...advice,
          },
        ];
  });
  return [...outline, ...missingPlaces(entry, headings.map(wordsOf))];
}

/** Headings to which the page itself leads. */
function missingPlaces(entry: Entry, headings: readonly string[]): Problem[] {
  if (valueAt(entry.data, ['kind']) !== 'calculator') return [];
  return Object.values(calculatorAnchors)
    .filter(({ heading }) => !headings.includes(heading))
    .map(({ heading }) => ({
      file: entry.file,
      line: entry.body?.line,
      field: 'a heading of the text',
      found: `no heading "${heading}"`,
      wanted:
        'The calculator leads to this part of the text where no script runs. Bring the heading back, word for word.',
      example: `## ${heading}`,
    }));
}

/** A line of dashes or equal signs directly below a text makes a heading of all of it. */
const isUnderlined = (node: TextNode, { body }: Entry) => {
  const line = body?.text.split('\n')[(node.position?.start.line ?? 1) - 1] ?? '';
  return !/^[\s>*+\-\d.)]*#/.test(line);
};

/** A heading whose id the page already uses: links to it would lead to the other place. */
function adviceOnPlace(words: string, taken: readonly string[]): Advice | undefined {
  const place = words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '-');
  if (!taken.includes(place)) return undefined;
  return {
    wanted: `The page has a place "#${place}" of its own, and a heading with this name would be a second one. Say more, for example "Terms of the loan" instead of "Terms".`,
    example,
  };
}

const adviceOnLine: Advice = {
  wanted:
    'A line of "---" or "===" directly below a text makes a heading of it. Delete the line, or leave an empty line above it; a heading begins with "##".',
  example,
};

function adviceOn(depth: number, words: string, above: number): Advice | undefined {
  if (words.includes('[['))
    return {
      wanted: 'Headings become addresses within the page, so they hold no tokens. Say it in words.',
      example,
    };
  if (words.trim() === '')
    return {
      wanted: 'A heading has words. Write them behind the "#", or delete the line.',
      example,
    };
  if (depth === 1)
    return {
      wanted:
        'The title of the entry is the one main heading of the page. Headings of the text begin with two "#".',
      example: clip(`## ${words}`),
    };
  if (depth > above + 1)
    return {
      wanted: `A heading is one level below the one above it at most, so that readers who hear the page miss none. Here that is ${above + 1} "#".`,
      example: clip(`${'#'.repeat(above + 1)} ${words}`),
    };
  return undefined;
}
