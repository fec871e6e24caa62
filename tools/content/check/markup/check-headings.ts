/** Checks headings: below the page's own, no level skipped, with words and without tokens. */
import { calculatorAnchors } from '../../../../src/lib/content/anchors.ts';
import type { Entry } from '../read/entry.ts';
import { valueAt } from '../fields/field-hints.ts';
import { lineOfNode, type TextNode, wordsOf } from './markdown-tree.ts';
import { placesAround } from '../links/page-ids.ts';
import type { Advice, Problem } from '../problem.ts';
import { clip } from '../format-value.ts';

const example = '## What are closing costs?';

/** Level of the heading above the text: city pages print an h2 there. */
const levelAbove = ({ collection }: Entry) => (collection === 'cities' ? 2 : 1);

/** Headings that break the page's outline, or can't be linked to. */
export function headingProblems(entry: Entry, nodes: readonly TextNode[]): Problem[] {
  const headings = nodes.flatMap((node) => (node.type === 'heading' ? [node] : []));
  const taken = placesAround(entry);
  const outline = headings.flatMap((node, index) => {
    const above = headings[index - 1]?.depth ?? levelAbove(entry);
    const words = wordsOf(node);
    const advice = isUnderlined(node, entry)
      ? adviceOnLine
      : (adviceOn(node.depth, words, above) ?? adviceOnPlace(words, taken));
    if (!advice) return [];
    return {
      file: entry.file,
      line: lineOfNode(node, entry.body?.line ?? 1),
      field: 'a heading in the text',
      found: clip(`${'#'.repeat(node.depth)} ${words}`.trim()),
      ...advice,
    };
  });
  return [...outline, ...missingPlaces(entry, headings.map(wordsOf))];
}

/** Headings that the page itself links to. */
function missingPlaces(entry: Entry, headings: readonly string[]): Problem[] {
  if (valueAt(entry.data, ['kind']) !== 'calculator') return [];
  return Object.values(calculatorAnchors)
    .filter(({ heading }) => !headings.includes(heading))
    .map(({ heading }) => ({
      file: entry.file,
      line: entry.body?.line,
      field: 'a heading in the text',
      found: `no heading "${heading}"`,
      wanted:
        'Without scripts, the calculator links to this section. Restore the heading, word for word.',
      example: `## ${heading}`,
    }));
}

/** A line of dashes or equal signs directly below a paragraph turns it into a heading. */
const isUnderlined = (node: TextNode, { body }: Entry) => {
  const line = body?.text.split('\n')[(node.position?.start.line ?? 1) - 1] ?? '';
  return !/^[\s>*+\-\d.)]*#/.test(line);
};

/** A heading whose ID the page already uses, so that links would go to the wrong place. */
function adviceOnPlace(words: string, taken: readonly string[]): Advice | undefined {
  const place = words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '-');
  if (!taken.includes(place)) return undefined;
  return {
    wanted: `The page already uses the ID "${place}" for a section of its own. Make the heading more specific, for example "Terms of the loan" instead of "Terms".`,
    example,
  };
}

const adviceOnLine: Advice = {
  wanted:
    'A line of "---" or "===" directly below a paragraph turns it into a heading. Delete the line, or put an empty line above it. Headings begin with "##".',
  example,
};

function adviceOn(depth: number, words: string, above: number): Advice | undefined {
  if (words.includes('[['))
    return {
      wanted: "Headings can't contain tokens, because they become IDs for links. Say it in words.",
      example,
    };
  if (words.trim() === '')
    return {
      wanted: 'Write words after the "#", or delete the line.',
      example,
    };
  if (depth === 1)
    return {
      wanted:
        'The title of the entry is the only main heading on the page. Headings in the text begin with two "#".',
      example: clip(`## ${words}`),
    };
  if (depth > above + 1)
    return {
      wanted: `Don't skip a heading level: screen reader users would look for the missing one. Use ${above + 1} "#" here.`,
      example: clip(`${'#'.repeat(above + 1)} ${words}`),
    };
  return undefined;
}
