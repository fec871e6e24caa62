/** Faults of tables in a text. */
import { clip } from '../format-value.ts';
import { sourceOfNode, type TextNode } from './markdown-tree.ts';
import type { Fault } from './node-faults.ts';

/** Rows with more cells than the first, which would be lost, or with fewer. */
export function tableFaults(node: Extract<TextNode, { type: 'table' }>, body: string): Fault[] {
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
        wanted: `Every row needs as many cells as the first, ${cells}; an empty cell is "| |", and a "|" to print is "\\|". Text below a table needs an empty line above it.`,
        example: `|${' words |'.repeat(cells)}`,
      },
    ];
  });
}
