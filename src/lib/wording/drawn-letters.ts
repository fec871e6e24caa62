/** Characters of the font in which social images are drawn. Pages can fall back on the reader's own fonts. */
const ranges = [
  ['\u0020', '\u007E'],
  // Accented Latin letters, without the invisible soft hyphen among them.
  ['\u00A1', '\u00AC'],
  ['\u00AE', '\u00FF'],
] as const;

/** All of them as one text. */
export const drawnLetters: string = [
  ...ranges.flatMap(([first, last]) =>
    Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, index) =>
      String.fromCharCode(first.charCodeAt(0) + index),
    ),
  ),
  'Œœ–—‘’‚“”„•…€',
].join('');

const drawn = new Set(drawnLetters);

/** Characters that a social image can't draw, each once: emoji, letters of other alphabets. */
export const undrawn = (text: string): string[] => [
  ...new Set(
    Array.from(new Intl.Segmenter('en-US').segment(text), ({ segment }) => segment).filter(
      (character) => Array.from(character).some((part) => !drawn.has(part) && !/\s/.test(part)),
    ),
  ),
];

/** A text as a social image draws it; empty when no letter or digit is left. */
export function drawable(text: string): string {
  const left = undrawn(text)
    .reduce((rest, character) => rest.replaceAll(character, ''), text)
    .replace(/\s+/g, ' ')
    .trim();
  return /[\p{L}\p{N}]/u.test(left) ? left : '';
}
