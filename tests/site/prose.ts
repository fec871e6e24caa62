/** Plain words, sentences and readability of content texts. */
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { printed } from './content.ts';

const words = new Intl.Segmenter('en-US', { granularity: 'word' });
const sentences = new Intl.Segmenter('en-US', { granularity: 'sentence' });

/** Words of a text; numbers count as words. */
export const wordsOf = (text: string) =>
  [...words.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);

/** Sentences of a text, with tokens printed and without marks of Markdown. */
export const sentencesOf = (markdown: string) =>
  blocksOf(markdown)
    .flatMap((block) => [...sentences.segment(block)])
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '');

/** Text of Markdown without addresses and emphasis; tables, headings and lists keep their words. */
export const withoutMarks = (markdown: string) =>
  markdown
    .replace(/\]\([^)]*\)/g, '')
    .replace(/^\s*(?:#+|>|[-*]|\d+\.)\s+/gm, '')
    .replace(/[|*_`[\]]/g, (mark) => (mark === '|' ? ' ' : ''));

/** Paragraphs and list items as lines of text; headings and tables are left out. */
function blocksOf(markdown: string): string[] {
  return markdown
    .replace(/^(?:#|\s*\|).*$/gm, '')
    .replace(/^(\s*(?:[-*]|\d+\.)\s)/gm, '\n\n$1')
    .split(/\n\s*\n/)
    .map((block) => withoutMarks(printed(block.trim())))
    .filter((block) => block !== '');
}

/** Flesch-Kincaid grade of the running text: 10 is what a tenth-grader reads with ease. */
export function readingGrade(markdown: string): number {
  const running = sentencesOf(markdown);
  const counted = running.flatMap(wordsOf);
  return fleschKincaid({
    sentence: running.length,
    word: counted.length,
    syllable: counted.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  });
}
