/** The Markdown tree of an article as a flat list of nodes. */
import { markdownToMdast, mdxToMdast, type MdastNode } from 'satteri';

export type TextNode = MdastNode;

/** The nodes of a text in order. */
export function nodesOf(text: string, kind: 'md' | 'mdx'): TextNode[] {
  const root =
    kind === 'mdx' ? mdxToMdast(text) : markdownToMdast(text, { features: { frontmatter: false } });
  return flatten(root);
}

function flatten(node: TextNode): TextNode[] {
  return 'children' in node ? [node, ...node.children.flatMap(flatten)] : [node];
}

/** The words in a node and its children. */
export function wordsOf(node: TextNode): string {
  if ('children' in node) return node.children.map(wordsOf).join('');
  return 'value' in node && typeof node.value === 'string' ? node.value : '';
}

/** Line of a node, in a text that starts on `first`. */
export const lineOfNode = (node: TextNode, first: number) =>
  (node.position?.start.line ?? 1) + first - 1;

/** The source of a node in the text that was parsed. */
export const sourceOfNode = ({ position }: TextNode, text: string) =>
  text.slice(position?.start.offset, position?.end.offset);
