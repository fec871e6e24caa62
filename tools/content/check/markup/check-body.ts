/** Checks the text of an article; links and tokens are checked elsewhere. */
import { characterName, unseenIn } from '../../../../src/lib/wording/odd-characters.ts';
import { type Entry, withoutNotes } from '../read/entry.ts';
import { headingProblems } from './check-headings.ts';
import { lineOfNode, nodesOf, sourceOfNode, type TextNode, wordsOf } from './markdown-tree.ts';
import { componentProblems, mdxSyntaxProblem } from './check-mdx.ts';
import { type KnownFiles, pictureFault } from '../pictures/pictures.ts';
import type { Problem } from '../problem.ts';
import { clip } from '../format-value.ts';
import { markProblems } from './written-marks.ts';

/** A link as typed, with its line. */
export interface WrittenLink {
  href: string;
  line: number;
}

/** Problems in a text, and its links, which are checked once all pages are known. */
export function checkBody(
  entry: Entry,
  files: KnownFiles,
): { problems: Problem[]; links: WrittenLink[] } {
  const { file, body } = entry;
  if (!body) return { problems: [], links: [] };
  if (withoutNotes(body.text).trim() === '') return { problems: emptyBody(entry), links: [] };
  const isMdx = file.endsWith('.mdx');
  let nodes: TextNode[];
  try {
    nodes = nodesOf(body.text, isMdx ? 'mdx' : 'md');
  } catch (error) {
    return { problems: [mdxSyntaxProblem(file, body, error)], links: [] };
  }
  const at = (node: TextNode) => ({ file, line: lineOfNode(node, body.line) });
  const unused = unusedDefinitions(nodes);
  const faults = nodes.flatMap((node) =>
    [...nodeFaults(node, file, files, body.text), ...wrappedFaults(node, body.text)].map(
      ({ node: own = node, ...fault }) => ({ ...at(own), ...fault }),
    ),
  );
  const hidden = unused.map((node) => ({
    ...at(node),
    field: linkField,
    found: clip(sourceOfNode(node, body.text)),
    wanted:
      'Nothing refers to this line, so nobody would see it. Write a link with its address in parentheses, and a note to colleagues as a comment.',
    example: '[FHA loans](/loan-programs/fha)  or  <!-- Ask Dana. -->',
  }));
  const links = nodes.flatMap((node) =>
    node.type === 'link' || (node.type === 'definition' && !unused.includes(node))
      ? [{ href: node.url, line: lineOfNode(node, body.line) }]
      : [],
  );
  return {
    problems: [
      ...faults,
      ...hidden,
      ...markProblems(file, body, nodes),
      ...headingProblems(entry, nodes),
      ...(isMdx ? componentProblems(entry, nodes, files.others) : []),
    ],
    links,
  };
}

function emptyBody({ file, collection, data, body }: Entry): Problem[] {
  const hasPage = typeof data === 'object' && data !== null && 'page' in data;
  // A loan program without text is listed, but has no page.
  if (collection === 'loan-programs' && !hasPage) return [];
  return [
    {
      file,
      line: body?.line,
      field: 'the text below the fields',
      found: 'nothing',
      wanted:
        collection === 'loan-programs'
          ? 'The fields under "page" need a page, and the program only gets one with text below the second line of dashes. Write the text, or delete the fields.'
          : 'Write the text in Markdown below the second line of dashes.',
      example: '## What are closing costs?',
    },
  ];
}

/** A fault of a node, or of another one inside it. */
type Fault = Omit<Problem, 'file' | 'line'> & { node?: TextNode };

const listField = 'a list in the text';
const linkField = 'a link in the text';

/** What is wrong with a node: what it became isn't what the writer meant, or can't be shown. */
function nodeFaults(node: TextNode, file: string, files: KnownFiles, body: string): Fault[] {
  const source = sourceOfNode(node, body);
  const found = clip(source);
  switch (node.type) {
    case 'image':
      return imageFaults(node.url, node.alt ?? '', file, files);
    case 'imageReference':
      return [
        {
          field: 'a picture in the text',
          found,
          wanted: 'Write the path of a picture in parentheses, directly after its description.',
          example: pictureExample,
        },
      ];
    case 'html':
      return withoutNotes(node.value).trim() === '' ? [] : [htmlFault(node.value)];
    case 'text':
      return [...gapFaults(node.value, file, files), ...entityFaults(source, node.value)];
    case 'link':
      return linkTextFaults(node, found);
    case 'delete':
      return source.startsWith('~~')
        ? []
        : [
            {
              field: 'the text',
              found,
              wanted:
                'Two "~" strike out the words between them. Write "about", or put "\\" before each "~" to print it.',
              example: 'about forty to about fifty days',
            },
          ];
    case 'code':
      return codeFaults(source, found);
    case 'list':
      return node.ordered === true ? numberFaults(node, body) : [];
    case 'table':
      return tableFaults(node, body);
    default:
      return [];
  }
}

const htmlFault = (html: string): Fault => ({
  field: 'the text',
  found: clip(html),
  wanted: /^\s*<[!?]/.test(html)
    ? 'A note to colleagues is "<!--", words, and "-->" on lines of its own, with nothing after it and no other note inside.'
    : 'Write plain Markdown, without HTML. Write a "<" before a letter as \\<.',
  example: /^\s*<[!?]/.test(html)
    ? '<!-- Ask Dana about the new limits. -->'
    : '**bold**, *italic*, [a link](/about)',
});

/** Codes of characters that print as typed, or that stand for an invisible one. */
const entityFaults = (source: string, value: string): Fault[] => [
  ...[...source.matchAll(/&#?\w{2,};/g)]
    .filter(([code]) => value.includes(code))
    .map(([code]) => ({
      field: 'the text',
      found: code,
      wanted: 'There is no such code, so it would be printed. Type the character itself.',
      example: '&, ©, or –',
    })),
  ...unseenIn(value).map(({ character }) => ({
    field: 'the text',
    found: `the code of ${characterName(character)}`,
    wanted: 'Nobody sees this character. Delete its code.',
    example: 'words without codes',
  })),
];

function linkTextFaults(node: Extract<TextNode, { type: 'link' }>, found: string): Fault[] {
  const words = wordsOf(node).trim();
  const isSwapped = /^(?:\/|https?:)\S*$/.test(words) && !/^(?:\/|#|\w+:)/.test(node.url);
  const isEmpty = words === '' && !node.children.some(({ type }) => type === 'image');
  return isSwapped || isEmpty
    ? [
        {
          field: linkField,
          found,
          wanted: isEmpty
            ? 'Write the words to press between the square brackets.'
            : 'The words go in the square brackets, and the address in the parentheses.',
          example: '[FHA loans](/loan-programs/fha)',
        },
      ]
    : [];
}

function codeFaults(source: string, found: string): Fault[] {
  const [fence] = /^(?:`{3,}|~{3,})/.exec(source) ?? [];
  if (fence !== undefined && source.trimEnd().split('\n').slice(1).at(-1)?.trim().startsWith(fence))
    return [];
  return [
    {
      field: 'the text',
      found,
      wanted:
        fence === undefined
          ? 'A tab or four spaces at the start of a line turn it into code. Delete them.'
          : `The code that starts here never ends. Add a line "${fence}" below it.`,
      example: fence ?? 'a line that starts with a letter',
    },
  ];
}

/** Numbered lists count up from 1 on the page, whatever was typed. */
function numberFaults(node: Extract<TextNode, { type: 'list' }>, body: string): Fault[] {
  const typed = node.children.map((item) => /^\d+/.exec(sourceOfNode(item, body))?.[0] ?? '');
  if (typed.every((number, index) => number === '1' || Number(number) === index + 1)) return [];
  return [
    {
      field: listField,
      found: clip(sourceOfNode(node, body)),
      wanted: `A line that starts with a number and "." or ")" becomes a numbered list. Lists start with 1 and count up. If no list is meant, put "\\" before the period.`,
      example: `1. the first item  or  ${typed[0] ?? '2026'}\\. a sentence`,
    },
  ];
}

/** Rows with more cells than the first, which would be lost, or with fewer. */
function tableFaults(node: Extract<TextNode, { type: 'table' }>, body: string): Fault[] {
  const [head] = node.children;
  const cells = head?.children.length ?? 0;
  const hasEdge = sourceOfNode(node, body).startsWith('|');
  return node.children.flatMap((row) => {
    const source = sourceOfNode(row, body).trim();
    const own = row.children.length;
    if (own === cells && source.startsWith('|') === hasEdge) return [];
    return [
      {
        node: row,
        field: 'a table in the text',
        found: `${clip(source)} (${own} ${own === 1 ? 'cell' : 'cells'})`,
        wanted: `Every row has as many cells as the first, ${cells}; an empty cell is "| |", and a "|" to print is "\\|". Text below a table needs an empty line above it.`,
        example: `|${' words |'.repeat(cells)}`,
      },
    ];
  });
}

/** Lists and quotes directly below a line of text, which often is a wrapped line that starts with a sign. */
function wrappedFaults(node: TextNode, body: string): Fault[] {
  if (!('children' in node) || node.type === 'listItem') return [];
  return node.children.flatMap((child, index) => {
    const above = node.children[index - 1];
    if (above?.type !== 'paragraph' || (child.type !== 'list' && child.type !== 'blockquote'))
      return [];
    const isBelow = child.position?.start.line === (above.position?.end.line ?? 0) + 1;
    if (!isBelow || /:\W*$/.test(sourceOfNode(above, body))) return [];
    return [
      {
        node: child,
        field: listField,
        found: clip(sourceOfNode(child, body)),
        wanted: `A line that starts with "${sourceOfNode(child, body).charAt(0)}" becomes a ${child.type === 'list' ? 'list' : 'quote'}. If that is meant, put an empty line above it; if not, put "\\" before the sign, or break the line elsewhere.`,
        example: 'a line that starts with a word',
      },
    ];
  });
}

/** Definitions of links that nothing uses: nobody sees them. */
function unusedDefinitions(nodes: readonly TextNode[]) {
  const used = new Set(
    nodes.flatMap((node) =>
      node.type === 'linkReference' ||
      node.type === 'imageReference' ||
      node.type === 'footnoteReference'
        ? [node.identifier]
        : [],
    ),
  );
  return nodes.filter(
    (node) =>
      (node.type === 'definition' || node.type === 'footnoteDefinition') &&
      !used.has(node.identifier),
  );
}

const pictureExample = '![A brick house behind a maple.](../../assets/pictures/city-dublin.webp)';

/** Every fault of a picture in the text. */
function imageFaults(path: string, alt: string, file: string, files: KnownFiles): Fault[] {
  const at = { field: 'a picture in the text', example: pictureExample };
  const fault = pictureFault(path, file, files);
  const words = alt.trim();
  return [
    ...(fault === undefined
      ? []
      : [
          {
            ...at,
            found: `"${clip(path)}"`,
            wanted: `The path ${fault}${fault.endsWith('?') ? '' : '.'}`,
          },
        ]),
    ...(words.length >= 12
      ? []
      : [
          {
            ...at,
            found: words === '' ? 'no description between the square brackets' : `"${clip(alt)}"`,
            wanted:
              "Describe the picture between the square brackets in one sentence, for people who can't see it.",
          },
        ]),
  ];
}

/** Pictures that Markdown takes for text, because their path has a space or a parenthesis. */
const gapFaults = (text: string, file: string, files: KnownFiles): Fault[] =>
  [
    ...text.matchAll(
      /!\[(?<alt>[^\]]*)\]\((?<path>.+?\.(?:webp|avif|jpe?g|png|gif|svg|tiff?|hei[cf]|bmp|pdf))\)/gi,
    ),
  ].flatMap(({ groups }) => imageFaults(groups?.path ?? '', groups?.alt ?? '', file, files));
