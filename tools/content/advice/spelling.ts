/** Which words of a text neither the dictionary nor the list of the project knows. */
import { readFileSync } from 'node:fs';
import dictionary from 'dictionary-en';
import nspell from 'nspell';
import { distance, nearest } from '../../../src/lib/content/nearest.ts';
import { blanked } from '../../../src/lib/wording/pieces.ts';

/** Names and terms of our field that the dictionary lacks, one a line; "#" begins a remark. */
export const wordList = 'tools/content/advice/words.txt';

/** The words of the list. */
export const projectWords = readFileSync(wordList, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** A dictionary of US English without the list. */
export const dictionaryOnly = () =>
  nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));

const checker = dictionaryOnly();
for (const word of projectWords) checker.add(word);

const judged = new Map<string, boolean>();

function isRight(word: string): boolean {
  const known = judged.get(word) ?? checker.correct(word);
  judged.set(word, known);
  return known;
}

/** Pieces of texts that hold no unknown word, as they stand there. */
const fine = new Set(['']);

/** Fields that hold no words. */
const notWords =
  /(?:^|\.)(?:id|image|icon|href|figure|total|kind|parts\.\d+|placeholders\.\d+|rule|unit|url|author)$/;

/** Whether a field holds words. @param way "faqs.0.answer" */
export const holdsWords = (way: string): boolean => !notWords.test(way);

/** A word that nobody knows, and where it stands. */
export interface UnknownWord {
  word: string;
  index: number;
}

const noWords = /`[^`]*`|https?:\S+|\]\([^)]*\)/g;
/** The same with email addresses: to look for them at each letter takes longest. */
const noWordsOrMail = /`[^`]*`|https?:\S+|\S+@\S+|\]\([^)]*\)/g;

/**
 * Unknown words of a text, each once. Addresses, code and what holds a digit are
 * left out, and so are words in other letters than Latin ones.
 * @param figures names of figures, which remarks may use
 */
export function unknownWords(text: string, figures: ReadonlySet<string>): UnknownWord[] {
  const plain = blanked(text.replaceAll('’', "'"), text.includes('@') ? noWordsOrMail : noWords);
  // So it is with most texts, and to look at each word takes five times as long.
  if (plain.split(/[^\p{L}\p{N}']+/u).every((piece) => fine.has(piece))) return [];
  const prose = plain.replace(/[a-z\d]+(?:-[a-z\d]+)+/g, (name) =>
    figures.has(name) ? ' '.repeat(name.length) : name,
  );
  const found = new Map<string, number>();
  for (const { 0: piece, index } of prose.matchAll(/[\p{L}\p{N}']+/gu)) {
    const word = piece.replace(/^'+|'+$|'s$/g, '');
    if (word.length > 1 && /^[\p{Script=Latin}']+$/u.test(word) && !isRight(word))
      found.set(word, found.get(word) ?? index);
    else fine.add(piece);
  }
  return [...found].map(([word, index]) => ({ word, index }));
}

/** Most letters in which the word that was meant may differ. */
const slip = 2;

/**
 * The word that was probably meant, of those that were found right so far: what
 * the dictionary itself offers takes a third of a second for each word.
 */
export function meantBy(word: string): string | undefined {
  const right = [...judged].flatMap(([known, isKnown]) => (isKnown ? [known] : []));
  const [best] = nearest(word, right, 1);
  return best !== undefined && distance(word, best) <= slip ? best : undefined;
}
