/** The text of an article as a tree, flattened: what is written where. */
import { markdownToMdast, mdxToMdast, type MdastNode } from 'satteri';

/** Anything that stands in a text. */
export type TextNode = MdastNode;

/** The nodes of a text in order, code left out: what stands there is printed as it is. */
export function nodesOf(text: string, kind: 'md' | 'mdx'): TextNode[] {
  const root =
    kind === 'mdx' ? mdxToMdast(text) : markdownToMdast(text, { features: { frontmatter: false } });
  return flatten(root);
}

function flatten(node: TextNode): TextNode[] {
  return 'children' in node ? [node, ...node.children.flatMap(flatten)] : [node];
}

/** Words of a node and all inside it. */
export function wordsOf(node: TextNode): string {
  if ('children' in node) return node.children.map(wordsOf).join('');
  return 'value' in node && typeof node.value === 'string' ? node.value : '';
}

/** Line of a node, in a text that starts on `first`. */
export const lineOfNode = (node: TextNode, first: number) =>
  (node.position?.start.line ?? 1) + first - 1;

/** What was typed for a node, in the text that the tree was made of. */
export const sourceOfNode = ({ position }: TextNode, text: string) =>
  text.slice(position?.start.offset, position?.end.offset);
