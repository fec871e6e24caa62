/** Warns about words that neither the dictionary nor the project's word list knows. */
import { readFileSync } from 'node:fs';
import dictionary from 'dictionary-en';
import nspell from 'nspell';
import { distance, nearest } from '../../../src/lib/content/nearest.ts';
import { blanked, linkTarget } from '../../../src/lib/wording/pieces.ts';
import { tokenPattern } from '../../../src/lib/content/tokens.ts';
import { type Entry, isDraft, prose } from '../check/read/entry.ts';
import type { Problem } from '../check/problem.ts';
import { clip } from '../check/format-value.ts';

/** Names and terms that the dictionary lacks, one per line; "#" starts a comment. */
const wordList = 'tools/content/advice/words.txt';

export const projectWords = readFileSync(wordList, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** A US English dictionary without the list. */
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

const noWords = /`[^`]*`|https?:\S+|\S+@\S+|&nbsp;|\p{L}*&(?!nbsp;)#?\w+;\p{L}*/gu;

/**
 * Unknown words in a text, each once. Skips addresses, code, codes of characters, words with digits,
 * and words in other than Latin letters.
 * @param figures names of figures, which notes may mention
 */
export function unknownWords(text: string, figures: ReadonlySet<string>) {
  const prose = blanked(blanked(text.replaceAll('’', "'"), linkTarget), noWords).replace(
    /[a-z\d]+(?:-[a-z\d]+)+/g,
    (name) => (figures.has(name) ? ' '.repeat(name.length) : name),
  );
  const found = new Map<string, number>();
  for (const { 0: piece, index } of prose.matchAll(/[\p{L}\p{N}']+/gu)) {
    const word = piece.replace(/^'+|'+$|'s$/g, '');
    if (word.length > 1 && /^[\p{Script=Latin}']+$/u.test(word) && !isRight(word))
      found.set(word, found.get(word) ?? index);
  }
  return [...found].map(([word, index]) => ({ word, index }));
}

/** Most letters that may differ from the intended word. */
const slip = 2;

/**
 * The word that was probably intended, among those found right so far. The
 * dictionary's own suggestions take a third of a second per word.
 */
function meantBy(word: string): string | undefined {
  const right = [...judged].flatMap(([known, isKnown]) => (isKnown ? [known] : []));
  const [best] = nearest(word, right, 1);
  return best !== undefined && distance(word, best) <= slip ? best : undefined;
}

const most = 20;

/** Unknown words in public entries, once per file. */
export function spellingAdvice(entries: readonly Entry[]): Problem[] {
  const figures = new Set(
    entries.filter(({ collection }) => collection === 'figures').map(({ id }) => id),
  );
  const found = entries
    .filter((entry) => !isDraft(entry))
    .flatMap(prose)
    .flatMap(({ text, at }) =>
      unknownWords(blanked(text, tokenPattern), figures).map(({ word, index }) => ({
        word,
        place: at(index),
      })),
    );
  const byWord = Map.groupBy(found, ({ word, place }) => `${place.file} ${word}`);
  const words = [...byWord.values()].flatMap((uses) => uses.slice(0, 1));
  const more = words.length - most;
  return words.slice(0, most).map(({ word, place }, index) => ({
    ...place,
    found:
      `"${clip(word)}", a word that isn't in the dictionary` +
      (more > 0 && index === most - 1 ? `; ${more} more will follow when these are fixed` : ''),
    wanted: `Correct the word, or if it's spelled right, add it to ${wordList} in alphabetical order.`,
    example: clip(meantBy(word.slice(0, 40)) ?? word),
  }));
}
