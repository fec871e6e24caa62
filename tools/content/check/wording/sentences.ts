/** Splits Markdown into words and sentences. */
const words = new Intl.Segmenter('en-US', { granularity: 'word' });
const sentences = new Intl.Segmenter('en-US', { granularity: 'sentence' });

/** The words of a text, including numbers. */
export const wordsOf = (text: string): string[] =>
  [...words.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);

/** Markdown as plain text, including the words of tables, headings, and lists. */
export const withoutMarks = (markdown: string): string =>
  markdown
    .replace(/\]\([^)]*\)/g, '')
    .replace(/^\s*(?:#+|>|[-*]|\d+\.)\s+/gm, '')
    .replace(/[|*_`[\]]/g, (mark) => (mark === '|' ? ' ' : ''));

/**
 * Sentences of running text, without headings and tables. The end of a paragraph or list item ends a sentence.
 * @param print replaces tokens
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
