/** What can go wrong in the text of an article, links and tokens aside. */
import { around, blanked } from '../../../../src/lib/wording/pieces.ts';
import type { Entry } from '../read/addresses.ts';
import { headingProblems } from './check-headings.ts';
import { lineOfNode, nodesOf, sourceOfNode, type TextNode } from './markdown-tree.ts';
import { componentProblems, mdxSyntaxProblem } from './check-mdx.ts';
import { pictureFault } from '../pictures/pictures.ts';
import type { Problem } from '../problem.ts';
import { clip } from '../format-value.ts';

/** A link as written, with its line. */
export interface WrittenLink {
  href: string;
  line: number;
}

/** Problems of a text, and its links for a later look at all pages together. */
export function checkBody(
  entry: Entry,
  others: ReadonlySet<string>,
): { problems: Problem[]; links: WrittenLink[] } {
  const { file, body } = entry;
  if (!body) return { problems: [], links: [] };
  if (body.text.trim() === '') return { problems: emptyBody(entry), links: [] };
  const isMdx = file.endsWith('.mdx');
  let nodes: TextNode[];
  try {
    nodes = nodesOf(body.text, isMdx ? 'mdx' : 'md');
  } catch (error) {
    return { problems: [mdxSyntaxProblem(file, body, error)], links: [] };
  }
  const found = nodes.flatMap((node) => {
    const problem = nodeProblem(node, file, others, body.text);
    return problem ? [{ file, line: lineOfNode(node, body.line), ...problem }] : [];
  });
  const links = nodes.flatMap((node) =>
    node.type === 'link' || node.type === 'definition'
      ? [{ href: node.url, line: lineOfNode(node, body.line) }]
      : [],
  );
  const headings = headingProblems(entry, nodes);
  return {
    problems: [...found, ...headings, ...(isMdx ? componentProblems(entry, nodes, others) : [])],
    links,
  };
}

function emptyBody({ file, collection, data, body }: Entry): Problem[] {
  const hasPage = typeof data === 'object' && data !== null && 'page' in data;
  // A loan program is listed without a page of its own as long as nothing is written for it.
  if (collection === 'loan-programs' && !hasPage) return [];
  return [
    {
      file,
      line: body?.line,
      field: 'the text below the fields',
      found: 'nothing',
      wanted:
        collection === 'loan-programs'
          ? 'Fields under "page" are for the page of the program, which exists only with a text below the second line of dashes. Write one, or delete the fields.'
          : 'Write the text in Markdown below the second line of dashes.',
      example: '## What are closing costs?',
    },
  ];
}

type Fault = Omit<Problem, 'file' | 'line'>;

function nodeProblem(
  node: TextNode,
  file: string,
  others: ReadonlySet<string>,
  body: string,
): Fault | undefined {
  switch (node.type) {
    case 'image':
      return imageFault(node.url, node.alt ?? '', file, others);
    case 'html':
      return isComment(node.value) ? undefined : htmlFault(node.value);
    case 'imageReference':
      return {
        field: 'a picture of the text',
        found: clip(sourceOfNode(node, body)),
        wanted: 'The path of a picture stands directly behind its words, in parentheses.',
        example: pictureExample,
      };
    case 'text':
      return (
        gapFault(node.value, file, others) ??
        textFault(node.value) ??
        markFault(sourceOfNode(node, body))
      );
    default:
      return undefined;
  }
}

/**
 * Whether HTML is one comment and nothing else. Browsers end one at "-->", at "--!>",
 * and right after its start; what follows in the same block would be live.
 */
const isComment = (html: string) =>
  /^\s*<!--(?!-?>)(?:(?!--!?>|<!--)[^])*(?<!<!-)-->\s*$/.test(html);

const htmlFault = (html: string): Fault => ({
  field: 'the text',
  found: clip(html),
  wanted: /^\s*<[!?]/.test(html)
    ? 'A note that nobody sees is "<!--", words, and "-->", alone on its lines. Nothing stands behind it, and no other note inside it.'
    : 'Texts are plain Markdown without HTML. A "<" before a letter is written \\<.',
  example: /^\s*<[!?]/.test(html)
    ? '<!-- Ask Dana about the new limits. -->'
    : '**bold**, *stressed*, [a link](/about)',
});

const pictureExample = '![A brick house behind a maple.](../../assets/pictures/city-dublin.webp)';

function imageFault(
  path: string,
  alt: string,
  file: string,
  others: ReadonlySet<string>,
): Fault | undefined {
  const field = 'a picture of the text';
  const example = pictureExample;
  const fault = pictureFault(path, file, others);
  if (fault !== undefined)
    return { field, found: `"${clip(path)}"`, wanted: `The path ${fault}.`, example };
  if (alt.trim().length >= 12) return undefined;
  return {
    field,
    found: alt.trim() === '' ? 'no words between the square brackets' : `"${alt}"`,
    wanted:
      'Say between the square brackets what is seen, for readers who do not see it. One sentence.',
    example,
  };
}

/** A picture that stays text, because Markdown takes no path with a space or a parenthesis. */
function gapFault(text: string, file: string, others: ReadonlySet<string>): Fault | undefined {
  const { alt = '', path } =
    /!\[(?<alt>[^\]]*)\]\((?<path>.+?\.(?:webp|avif|jpe?g|png|gif|svg|tiff?|heic))\)/i.exec(text)
      ?.groups ?? {};
  return path === undefined ? undefined : imageFault(path, alt, file, others);
}

function textFault(text: string): Fault | undefined {
  const braces = /\{\s*(?<name>[\w.-]+)\s*\}|[{}]/.exec(text);
  if (braces)
    return {
      field: 'the text',
      found: braces[0],
      wanted:
        'Braces are printed as they are. A business fact or a figure is named between double square brackets.',
      example: `[[brokerage:${braces.groups?.name === 'email' ? 'email' : 'phone'}]]`,
    };
  const link = /\]\s?\(/.exec(text);
  if (link)
    return {
      field: 'a link of the text',
      found: clip(text.slice(Math.max(0, link.index - 20), link.index + 60).trim()),
      wanted:
        'A link is words in square brackets, directly followed by the address in parentheses, without spaces in it.',
      example: '[FHA loans](/loan-programs/fha)',
    };
  return undefined;
}

/** A sign after a backslash is meant to be printed. */
const escaped = /\\[!-/:-@[-`{-~]/g;

/** @param source A text as its editor wrote it, in which a printed mark still has its backslash. */
function markFault(source: string): Fault | undefined {
  const mark = /\*\*|`|\\|(?<=^|[\s(])\*(?=\S)/.exec(blanked(source, escaped));
  if (!mark) return undefined;
  const [sign] = mark;
  const found = clip(around(source, mark.index, sign.length));
  if (sign === '\\')
    return {
      field: 'the text',
      found,
      wanted: '"\\" is printed as typed before a letter or a space. Delete it.',
      example: '\\* prints a star',
    };
  return {
    field: 'the text',
    found,
    wanted: `"${sign}" is printed as typed, because nothing closes it. Close it behind the words it belongs to, or delete it. If it is meant, put "\\" before it.`,
    example: '**bold**, *stressed*, `a formula`, \\*printed',
  };
}
