/** Excerpts around matches in a text, for messages that quote what was found. */

/** The address of a Markdown link with its parentheses, of which it may contain more. */
export const linkTarget = /\]\((?:[^()]|\([^()]*\))*\)/g;

/** A text with every match replaced by spaces, so that all other offsets stay the same. */
export const blanked = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (found) => found.replace(/[^\n]/g, ' '));

/** An excerpt on one line, without words that its ends cut apart. */
export function wholeWords(text: string, start: number, end: number): string {
  const first = endsInside(text, start) ? /^\S*\s/ : /^/;
  const last = endsInside(text, end) ? /\s\S*$/ : /$/;
  return text.slice(start, end).replace(first, '').replace(last, '').replace(/\s+/g, ' ').trim();
}

/** Whether an offset is inside a word. */
const endsInside = (text: string, at: number) =>
  /\S/.test(text.charAt(at - 1)) && /\S/.test(text.charAt(at));

/** Characters shown on either side of a match. */
const reach = 25;

/** A match with a few of the words around it. */
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
