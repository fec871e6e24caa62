import { parseHTML } from 'linkedom';

const skipped = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'SVG', 'NOSCRIPT']);
const inline = new Set(
  'A ABBR B CITE CODE DFN EM I LABEL Q S SMALL STRONG SUB SUP TIME'.split(' '),
);

/**
 * The words of a page as plain lines: title and description, then all visible
 * and collapsed text, headings marked with "#", links with their
 * address, pictures with their description.
 */
export function pageText(html: string): string {
  const { document } = parseHTML(html);
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
  const body = linesOf(document.body)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  return [`Title: ${document.title}`, `Description: ${description ?? ''}`, '', ...body, ''].join(
    '\n',
  );
}

function linesOf(node: Node): string {
  let text = '';
  for (const child of node.childNodes) {
    if (child.nodeType === child.TEXT_NODE)
      text += child.textContent?.replaceAll(/\s+/g, ' ') ?? '';
    if (isElement(child)) text += elementText(child);
  }
  return text;
}

function elementText(element: Element): string {
  const name = element.tagName.toUpperCase();
  if (skipped.has(name)) return '';
  if (name === 'BR') return '\n';
  if (name === 'IMG') return pictureText(element);
  const text = linesOf(element);
  if (name === 'A') return `${text} <${element.getAttribute('href') ?? ''}>`;
  if (name === 'TD' || name === 'TH') return `${text} | `;
  // Often set apart by the style sheet alone.
  if (name === 'SPAN' || name === 'BUTTON') return ` ${text}`;
  const level = /^H(?<level>[1-6])$/.exec(name)?.groups?.level;
  if (level !== undefined) return `\n${'#'.repeat(Number(level))} ${text}\n`;
  return inline.has(name) ? text : `\n${text}\n`;
}

function pictureText(picture: Element): string {
  const alt = picture.getAttribute('alt') ?? '';
  return alt === '' ? '' : `\n[Picture: ${alt}]\n`;
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;
