/** Faults of single nodes of a text: what they became isn't what the writer meant, or can't be shown. */
import { characterName, unseenIn } from '../../../../src/lib/wording/odd-characters.ts';
import { withoutNotes } from '../read/entry.ts';
import { sourceOfNode, type TextNode, wordsOf } from './markdown-tree.ts';
import type { KnownFiles } from '../pictures/pictures.ts';
import { gapFaults, imageFaults, pictureExample } from './picture-faults.ts';
import type { Advice } from '../problem.ts';
import { clip } from '../format-value.ts';

/** A fault of a node, or of another one inside it; without a field, it's one of the text. */
export interface Fault extends Advice {
  found: string;
  field?: string;
  node?: TextNode;
}

type Typed<Type extends TextNode['type']> = Extract<TextNode, { type: Type }>;

export function nodeFaults(
  node: TextNode,
  file: string,
  files: KnownFiles,
  body: string,
): Fault | Fault[] | undefined {
  const source = sourceOfNode(node, body);
  const found = clip(source);
  switch (node.type) {
    case 'image':
      return imageFaults(node.url, node.alt ?? '', file, files);
    case 'imageReference':
      return {
        field: 'a picture in the text',
        found,
        wanted: 'Write the path of a picture in parentheses, directly after its description.',
        example: pictureExample,
      };
    case 'html':
      return withoutNotes(node.value).trim() === '' ? undefined : htmlFault(node.value);
    case 'text':
      return [...gapFaults(node.value, file, files), ...entityFaults(source, node.value)];
    case 'link':
      return linkTextFault(node, found);
    case 'footnoteReference':
      return {
        found,
        wanted:
          "Footnotes don't work on this site. Put the note in parentheses, or link to its source.",
        example: 'Costs vary ([HUD](https://www.hud.gov/) has a list).',
      };
    case 'delete':
      if (source.startsWith('~~')) return undefined;
      return {
        found,
        wanted:
          'Two "~" strike out the words between them. Write "about", or put "\\" before each "~" to print it.',
        example: 'about forty to about fifty days',
      };
    case 'code':
      return codeFault(source, found);
    case 'list':
      return node.ordered === true ? numberFault(node, body) : undefined;
    case 'table':
      return tableFaults(node, body);
    default:
      return undefined;
  }
}

function htmlFault(html: string): Fault {
  const found = clip(html);
  return /^\s*<[!?]/.test(html)
    ? {
        found,
        wanted:
          'A hidden comment is "<!--", words, and "-->" on lines of its own, with nothing after it and no other comment inside.',
        example: '<!-- Ask Dana about the new limits. -->',
      }
    : {
        found,
        wanted: 'Write plain Markdown, without HTML. Write a "<" before a letter as \\<.',
        example: '**bold**, *italic*, [a link](/about)',
      };
}

/** Codes of characters that print as typed, or that stand for an invisible one. */
const entityFaults = (source: string, value: string): Fault[] => [
  ...[...source.matchAll(/&#?\w{2,};/g)]
    .filter(([code]) => value.includes(code))
    .map(([found]) => ({
      found,
      wanted:
        "That code doesn't exist, so it would be printed as typed. Type the character itself.",
      example: '&, ©, or –',
    })),
  ...unseenIn(value).map(({ character }) => ({
    found: `the code of ${characterName(character)}`,
    wanted: 'Nobody sees this character. Delete its code.',
    example: 'words without codes',
  })),
];

function linkTextFault(node: Typed<'link'>, found: string): Fault | undefined {
  const words = wordsOf(node).trim();
  const isSwapped = /^(?:\/|https?:)\S*$/.test(words) && !/^(?:\/|#|\w+:)/.test(node.url);
  const isEmpty = words === '' && !node.children.some(({ type }) => type === 'image');
  if (!isSwapped && !isEmpty) return undefined;
  return {
    field: 'a link in the text',
    found,
    wanted: isEmpty
      ? 'Put the words of the link between the square brackets.'
      : 'The words go in the square brackets, and the address in the parentheses.',
    example: '[FHA loans](/loan-programs/fha)',
  };
}

/** Rows with more cells than the first, which would be lost, or with fewer. */
function tableFaults(node: Typed<'table'>, body: string): Fault[] {
  const cells = node.children[0]?.children.length ?? 0;
  const hasEdge = sourceOfNode(node, body).startsWith('|');
  return node.children.flatMap((row) => {
    const source = sourceOfNode(row, body).trim();
    const own = row.children.length;
    if (own === cells && source.startsWith('|') === hasEdge) return [];
    return {
      node: row,
      field: 'a table in the text',
      found: `${clip(source)} (${own} ${own === 1 ? 'cell' : 'cells'})`,
      wanted: `Every row needs as many cells as the first, ${cells}; an empty cell is "| |", and a "|" to print is "\\|". Text below a table needs an empty line above it.`,
      example: `|${' words |'.repeat(cells)}`,
    };
  });
}

function codeFault(source: string, found: string): Fault | undefined {
  const [fence] = /^(?:`{3,}|~{3,})/.exec(source) ?? [];
  if (fence === undefined)
    return {
      found,
      wanted: 'A tab or four spaces at the start of a line turn it into code. Delete them.',
      example: 'a line that starts with a letter',
    };
  if (source.trimEnd().split('\n').slice(1).at(-1)?.trim().startsWith(fence)) return undefined;
  const wanted = `The code that starts here never ends. Add a line "${fence}" below it.`;
  return { found, wanted, example: fence };
}

/** Numbered lists count up from 1 on the page, whatever was typed. */
function numberFault(node: Typed<'list'>, body: string): Fault | undefined {
  const typed = node.children.map((item) => /^\d+/.exec(sourceOfNode(item, body))?.[0] ?? '');
  if (typed.every((number, index) => number === '1' || Number(number) === index + 1))
    return undefined;
  return {
    field: 'a list in the text',
    found: clip(sourceOfNode(node, body)),
    wanted: `A line that starts with a number and "." or ")" becomes a numbered list. Lists start with 1 and count up. If you don't want a list, put "\\" before the period.`,
    example: `1. the first item  or  ${typed[0] ?? '2026'}\\. a sentence`,
  };
}

/** Lists and quotes directly below a line of text, which often is a wrapped line that starts with a sign. */
export function wrappedFaults(node: TextNode, body: string): Fault[] {
  if (!('children' in node) || node.type === 'listItem') return [];
  return node.children.flatMap((child, index) => {
    const above = node.children[index - 1];
    if (above?.type !== 'paragraph' || (child.type !== 'list' && child.type !== 'blockquote'))
      return [];
    const isBelow = child.position?.start.line === (above.position?.end.line ?? 0) + 1;
    if (!isBelow || /:\W*$/.test(sourceOfNode(above, body))) return [];
    return {
      node: child,
      field: 'a list in the text',
      found: clip(sourceOfNode(child, body)),
      wanted: `A line that starts with "${sourceOfNode(child, body).charAt(0)}" becomes a ${child.type === 'list' ? 'list' : 'quote'}. If that's what you want, put an empty line above it; if not, put "\\" before the character, or break the line elsewhere.`,
      example: 'a line that starts with a word',
    };
  });
}
