/** Readability of content texts. */
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { sentencesOf, wordsOf } from '../../tools/content/check/wording/sentences.ts';
import { printed, textsIn } from './content.ts';

/** How a text reads. */
export interface ReadingLevel {
  /** Flesch-Kincaid grade: 8 is what an eighth-grader reads with ease. */
  grade: number;
  wordsPerSentence: number;
}

/** How the running text reads, without headings and tables. */
export function readingLevel(markdown: string): ReadingLevel {
  const running = sentencesOf(markdown, printed);
  const counted = running.flatMap(wordsOf);
  const grade = fleschKincaid({
    sentence: running.length,
    word: counted.length,
    syllable: counted.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  });
  return { grade, wordsPerSentence: counted.length / running.length };
}

/** A text with fewer words is a label. */
const shortestSentence = 6;

/** The sentences in an entry's fields, without labels, one paragraph per field. */
export const sentencesIn = (data: unknown): string =>
  textsIn(data)
    .filter(({ way }) => !/(?:metaTitle|alt)$/.test(way))
    .map(({ text }) => text.trim())
    .filter((text) => /[.?!]$/.test(text) && wordsOf(text).length >= shortestSentence)
    .join('\n\n');
