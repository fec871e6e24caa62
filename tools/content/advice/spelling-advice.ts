/** Advice on words that the dictionary does not know. */
import { tokenPattern } from '../../../src/lib/content/tokens.ts';
import { blanked } from '../../../src/lib/wording/pieces.ts';
import type { Entry } from '../check/read/addresses.ts';
import { allTexts, isDraft } from '../check/read/entry-texts.ts';
import type { Problem } from '../check/problem.ts';
import { clip } from '../check/format-value.ts';
import { holdsWords, meantBy, unknownWords, wordList } from './spelling.ts';

/** Words that are told at once. */
const most = 20;

/** Unknown words of entries that the public sees, each once in a file. */
export function spellingAdvice(entries: readonly Entry[]): Problem[] {
  const figures = new Set(
    entries.filter(({ collection }) => collection === 'figures').map(({ id }) => id),
  );
  const told = new Set<string>();
  const found = entries
    .filter((entry) => !isDraft(entry))
    .flatMap((entry) => allTexts(entry).map((text) => ({ ...text, file: entry.file })))
    .filter(({ path }) => holdsWords(path.join('.')))
    .flatMap(({ text, at, file }) =>
      unknownWords(blanked(text, tokenPattern), figures).map(({ word, index }) => ({
        word,
        file,
        place: () => at(index),
      })),
    )
    .filter(({ word, file }) => {
      const isNew = !told.has(`${file} ${word}`);
      told.add(`${file} ${word}`);
      return isNew;
    });
  const more = found.length - most;
  return found.slice(0, most).map(({ word, place }, index) => ({
    ...place(),
    found:
      `"${clip(word)}", a word that the dictionary does not know` +
      (more > 0 && index === most - 1 ? `; ${more} more follow when these are mended` : ''),
    wanted: `Correct the word. If it is right, add it to ${wordList}, in its place in the alphabet.`,
    example: clip(meantBy(word.slice(0, 40)) ?? word),
  }));
}
