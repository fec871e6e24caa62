/** Text of a parsed page as a reader gets it. */

const invisible = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'SVG', 'HEAD']);
const inline = new Set(
  'A ABBR B BUTTON CITE CODE EM I KBD LABEL MARK Q S SMALL SPAN STRONG SUB SUP TIME U'.split(' '),
);

function collect(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? '';
  if (node.nodeType !== node.ELEMENT_NODE) return '';
  const name = node.nodeName.toUpperCase();
  if (invisible.has(name)) return '';
  const inside = [...node.childNodes].map(collect).join('');
  return inline.has(name) ? inside : `\n${inside}\n`;
}

/** Text with every run of white space made one blank. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** All text of an element, closed disclosures included, on one line; blocks are set apart by a blank. */
export const textOf = (node: Node) => oneLine(collect(node));

/** Every run of text of an element by itself, so that words of neighboring controls do not meet. */
export function piecesOf(node: Node): string[] {
  if (node.nodeType === node.TEXT_NODE) return [node.textContent ?? ''];
  if (invisible.has(node.nodeName.toUpperCase())) return [];
  return [...node.childNodes].flatMap(piecesOf);
}

/** Texts of all elements that match, in document order. */
export const textsOf = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(textOf);

/** Text of a block split at its paragraphs, list items, cells and headings. */
export const linesOf = (node: Node) =>
  collect(node)
    .split('\n')
    .map(oneLine)
    .filter((line) => line !== '');
