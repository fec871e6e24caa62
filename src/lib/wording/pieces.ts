/** Pieces of texts, for whoever looks for words in them and shows what was found. */

/** A text with what matches as blanks of the same length, so that every other place stays where it is. */
export const blanked = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (found) => found.replace(/[^\n]/g, ' '));

/** A piece of a text on one line, without the words that its ends cut apart, if anything else is left. */
export function wholeWords(text: string, start: number, end: number): string {
  const first = endsInside(text, start) ? /^\S*\s/ : /^/;
  const last = endsInside(text, end) ? /\s\S*$/ : /$/;
  return text.slice(start, end).replace(first, '').replace(last, '').replace(/\s+/g, ' ').trim();
}

/** Whether a place lies within a word. */
const endsInside = (text: string, at: number) =>
  /\S/.test(text.charAt(at - 1)) && /\S/.test(text.charAt(at));

/** Characters that are shown on either side of what was found. */
const reach = 25;

/** What was found in a text with a few of the words around it. */
export function around(text: string, index: number, length: number): string {
  const end = index + length;
  const before = text.slice(Math.max(0, index - reach), index);
  const after = text.slice(end, end + reach);
  const isCut = index > reach && endsInside(text, index - reach);
  return [
    isCut ? before.replace(/^\S*\s/, '') : before,
    text.slice(index, end),
    endsInside(text, end + reach) ? after.replace(/\s\S*$/, '') : after,
  ]
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The first match in a text with a few of the words around it; empty when there is none. */
export function pieceAround(text: string, pattern: RegExp): string {
  const match = pattern.exec(text);
  return match ? around(text, match.index, match[0].length) : '';
}
