/** Readability of content texts. */
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { sentencesOf, wordsOf } from '../../tools/content/check/wording/sentences.ts';
import { printed } from './content.ts';

/** Flesch-Kincaid grade of the running text: 10 is what a tenth-grader reads with ease. */
export function readingGrade(markdown: string): number {
  const running = sentencesOf(markdown, printed);
  const counted = running.flatMap(wordsOf);
  return fleschKincaid({
    sentence: running.length,
    word: counted.length,
    syllable: counted.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  });
}
