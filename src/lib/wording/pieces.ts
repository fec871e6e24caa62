/** Pieces of texts, for whoever looks for words in them and shows what was found. */

/** A text with what matches as blanks of the same length, so that every other place stays where it is. */
export const blanked = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (found) => found.replace(/[^\n]/g, ' '));

/** A piece of a text on one line, without the words that its ends cut apart, if anything else is left. */
export function wholeWords(text: string, start: number, end: number): string {
  const piece = text.slice(start, end);
  const first = /\S/.test(text.charAt(start - 1)) ? piece.replace(/^\S*[a-z\]]\S*\s/i, '') : piece;
  const last = /\S/.test(text.charAt(end)) ? first.replace(/\s\S*[a-z[]\S*$/i, '') : first;
  return last.replace(/\s+/g, ' ').trim();
}
