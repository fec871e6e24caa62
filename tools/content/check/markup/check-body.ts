/** Checks the text of an article; links and tokens are checked elsewhere. */
import { type Entry, withoutNotes } from '../read/entry.ts';
import { valueAt } from '../fields/field-hints.ts';
import { headingProblems } from './check-headings.ts';
import { lineOfNode, nodesOf, sourceOfNode, type TextNode } from './markdown-tree.ts';
import { componentProblems, mdxSyntaxProblem } from './check-mdx.ts';
import type { KnownFiles } from '../pictures/pictures.ts';
import type { WrittenLink } from '../links/check-links.ts';
import type { Problem } from '../problem.ts';
import { clip } from '../format-value.ts';
import { nodeFaults, wrappedFaults } from './node-faults.ts';
import { markProblems } from './written-marks.ts';

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
  const faults = nodes.flatMap((node) =>
    [nodeFaults(node, file, files, body.text) ?? [], wrappedFaults(node, body.text)]
      .flat()
      .map(({ node: own = node, field = 'the text', ...fault }) => ({
        ...at(own),
        field,
        ...fault,
      })),
  );
  const references = ['linkReference', 'imageReference', 'footnoteReference'];
  const used = nodes.flatMap((node) =>
    'identifier' in node && references.includes(node.type) ? [node.identifier] : [],
  );
  const unused = nodes.filter(
    (node) =>
      (node.type === 'definition' || node.type === 'footnoteDefinition') &&
      !used.includes(node.identifier),
  );
  const hidden = unused.map((node) => ({
    ...at(node),
    field: 'a link in the text',
    found: clip(sourceOfNode(node, body.text)),
    wanted:
      'Nothing refers to this line, so nobody would see it. Write a link with its address in parentheses, and a note to colleagues as a comment.',
    example: '[FHA loans](/loan-programs/fha)  or  <!-- Ask Dana. -->',
  }));
  const links = nodes.flatMap((node) =>
    node.type === 'link' || (node.type === 'definition' && !unused.includes(node))
      ? { href: node.url, line: lineOfNode(node, body.line) }
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
  // A loan program without text is listed, but has no page.
  if (collection === 'loan-programs' && valueAt(data, ['page']) === undefined) return [];
  const wanted =
    collection === 'loan-programs'
      ? 'The fields under "page" need a page, and the program only gets one with text below the second line of dashes. Write the text, or delete the fields.'
      : 'Write the text in Markdown below the second line of dashes.';
  const at = { file, line: body?.line, field: 'the text below the fields', found: 'nothing' };
  return [{ ...at, wanted, example: '## What are closing costs?' }];
}
