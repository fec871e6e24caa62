/** Words a minute of a calm reader of prose with tables. */
const wordsPerMinute = 220;

/** Number of words in a Markdown text; markup, addresses and table rules do not count. */
export function countWords(markdown: string): number {
  const prose = markdown
    .replace(/^import .*$/gm, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/[|#*_>`~-]+(?=\s|$|\|)/g, ' ');
  return prose.match(/[\p{L}\p{N}$[][^\s|]*/gu)?.length ?? 0;
}

/** Whole minutes to read so many words, at least one. */
export const readMinutes = (words: number) => Math.max(1, Math.round(words / wordsPerMinute));
