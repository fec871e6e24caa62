/** Keeps on one line what reads badly over two: "2%–5%", "$7,100–$14,600", "9 a.m." */
import { mapTextNodes } from './text-nodes.ts';

const range = /[$\d][$\d.,%]*–\$?\d[\d.,]*%?(?<![.,])/g;
const timeOfDay = /(\d) (?=[ap]\.m\.)/g;

/** Puts ranges of figures in the prose of a page into an element of their own, and a no-break space into times of day. */
export const keepTogether = (html: string): string =>
  mapTextNodes(html, (text) =>
    text.replace(range, '<span class="no-break">$&</span>').replace(timeOfDay, '$1\u00a0'),
  );
