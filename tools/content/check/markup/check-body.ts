/** Checks the text of an article; links and tokens are checked elsewhere. */
import { around, blanked } from '../../../../src/lib/wording/pieces.ts';
import type { Entry } from '../read/entry.ts';
import { headingProblems } from './check-headings.ts';
import { lineOfNode, nodesOf, sourceOfNode, type TextNode } from './markdown-tree.ts';
import { componentProblems, mdxSyntaxProblem } from './check-mdx.ts';
import { pictureFault } from '../pictures/pictures.ts';
import type { Problem } from '../problem.ts';
import { clip } from '../format-value.ts';

/** A link as typed, with its line. */
export interface WrittenLink {
  href: string;
  line: number;
}

/** Problems in a text, and its links, which are checked once all pages are known. */
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
        field: 'a picture in the text',
        found: clip(sourceOfNode(node, body)),
        wanted: 'Write the path of a picture in parentheses, directly after its description.',
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
 * Whether HTML is a single comment and nothing else. Browsers end a comment at
 * "-->", at "--!>", and right after its start; anything after that would be live.
 */
const isComment = (html: string) =>
  /^\s*<!--(?!-?>)(?:(?!--!?>|<!--)[^])*(?<!<!-)-->\s*$/.test(html);

const htmlFault = (html: string): Fault => ({
  field: 'the text',
  found: clip(html),
  wanted: /^\s*<[!?]/.test(html)
    ? 'A hidden comment is "<!--", words, and "-->" on lines of its own, with nothing after it and no other comment inside.'
    : 'Write plain Markdown, without HTML. Write a "<" before a letter as \\<.',
  example: /^\s*<[!?]/.test(html)
    ? '<!-- Ask Dana about the new limits. -->'
    : '**bold**, *italic*, [a link](/about)',
});

const pictureExample = '![A brick house behind a maple.](../../assets/pictures/city-dublin.webp)';

function imageFault(
  path: string,
  alt: string,
  file: string,
  others: ReadonlySet<string>,
): Fault | undefined {
  const field = 'a picture in the text';
  const example = pictureExample;
  const fault = pictureFault(path, file, others);
  if (fault !== undefined)
    return {
      field,
      found: `"${clip(path)}"`,
      wanted: `The path ${fault}${fault.endsWith('?') ? '' : '.'}`,
      example,
    };
  if (alt.trim().length >= 12) return undefined;
  return {
    field,
    found: alt.trim() === '' ? 'no description between the square brackets' : `"${alt}"`,
    wanted:
      "Describe the picture between the square brackets in one sentence, for people who can't see it.",
    example,
  };
}

/** A picture that Markdown takes for text, because its path has a space or a parenthesis. */
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
        'Braces are printed as typed. Write a business fact or a figure between double square brackets.',
      example: `[[brokerage:${braces.groups?.name === 'email' ? 'email' : 'phone'}]]`,
    };
  // After a token, parentheses are an aside: "[[appraisal-fee]] (more for a farm)".
  const link = /(?<!\])\]\s?\(/.exec(text);
  if (link)
    return {
      field: 'a link in the text',
      found: clip(text.slice(Math.max(0, link.index - 20), link.index + 60).trim()),
      wanted:
        'Write a link as words in square brackets, directly followed by an address without spaces in parentheses.',
      example: '[FHA loans](/loan-programs/fha)',
    };
  return undefined;
}

/** A character after a backslash, which is meant to be printed. */
const escaped = /\\[!-/:-@[-`{-~]/g;

/** @param source the text as typed, with backslashes before marks that are meant to be printed */
function markFault(source: string): Fault | undefined {
  const mark = /\*\*|`|\\|(?<=^|[\s(])\*(?=\S)/.exec(blanked(source, escaped));
  if (!mark) return undefined;
  const [sign] = mark;
  const found = clip(around(source, mark.index, sign.length));
  if (sign === '\\')
    return {
      field: 'the text',
      found,
      wanted: 'A "\\" before a letter or a space is printed. Delete it.',
      example: '\\* prints a star',
    };
  return {
    field: 'the text',
    found,
    wanted: `"${sign}" has no closing partner, so it would be printed. Add one after the words it belongs to, or delete it. To print it, put "\\" before it.`,
    example: '**bold**, *italic*, `code`, \\*a printed star',
  };
}
