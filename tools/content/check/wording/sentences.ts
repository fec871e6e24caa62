/** Words and sentences of Markdown, without its marks. */
const words = new Intl.Segmenter('en-US', { granularity: 'word' });
const sentences = new Intl.Segmenter('en-US', { granularity: 'sentence' });

/** Words of a text; numbers count as words. */
export const wordsOf = (text: string): string[] =>
  [...words.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);

/** Text of Markdown without addresses and emphasis; tables, headings and lists keep their words. */
export const withoutMarks = (markdown: string): string =>
  markdown
    .replace(/\]\([^)]*\)/g, '')
    .replace(/^\s*(?:#+|>|[-*]|\d+\.)\s+/gm, '')
    .replace(/[|*_`[\]]/g, (mark) => (mark === '|' ? ' ' : ''));

/**
 * Sentences of running text; a paragraph and an item of a list end one, headings and tables are left out.
 * @param print puts values in the place of tokens
 */
export const sentencesOf = (markdown: string, print = (text: string) => text): string[] =>
  markdown
    .replace(/^(?:#|\s*\|).*$/gm, '')
    .replace(/^(\s*(?:[-*]|\d+\.)\s)/gm, '\n\n$1')
    .split(/\n\s*\n/)
    .map((block) => withoutMarks(print(block.replace(/\s+/g, ' ').trim())))
    .flatMap((block) => [...sentences.segment(block)])
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '');
