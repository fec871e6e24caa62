/** Words that advertising must not use. */
import { claim, isOwnOfCity, isPromotional, preference, triggersIn } from './advertising.ts';
import { tokenPattern, type TokenSources } from '../../../../src/lib/content/tokens.ts';
import { around, blanked } from '../../../../src/lib/wording/pieces.ts';
import { type Entry, type EntryText, isDraft, prose } from '../read/entry.ts';
import type { Advice, Problem } from '../problem.ts';
import { clip } from '../format-value.ts';
import { printedWith } from '../figures/token-values.ts';

/** Fields that are never printed as running text. */
const unseen = /^(?:figures\/(?!print$)|.*\.alt$|.*\bkeywords\.\d+$)/;

/** Claims, loan terms, exclamation marks, and judgments of places in a public entry. */
export function wordingProblems(entry: Entry, sources: TokenSources): Problem[] {
  if (isDraft(entry)) return [];
  return prose(entry).flatMap((text) => {
    const way = text.path.join('.');
    return [
      ...(unseen.test(`${entry.collection}/${way}`)
        ? []
        : told(text, claim, entry.collection === 'testimonials' ? adviceOnReview : adviceOnClaim)),
      ...(isPromotional(`${entry.collection}/${entry.id}`, way) ? promotional(text, sources) : []),
      ...(entry.collection === 'cities' && isOwnOfCity(way)
        ? told(text, preference, adviceOnPlaces)
        : []),
    ];
  });
}

/** Every match outside tokens, with the words around it. */
const told = (
  { text, at }: EntryText,
  pattern: RegExp,
  adviceOn: (word: string) => Advice,
): Problem[] =>
  [...blanked(text, tokenPattern).matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(
    ({ 0: word, index }) => ({
      ...at(index),
      found: `"${clip(word)}" in "${clip(around(text, index, word.length))}"`,
      ...adviceOn(word),
    }),
  );

const promotional = (text: EntryText, sources: TokenSources): Problem[] => [
  ...triggersIn(printedWith(text.text, sources).replace(/\s+/g, ' ')).map((trigger) => ({
    ...text.at(),
    found: `"${clip(trigger)}"`,
    wanted:
      'Promotional text must not mention a rate, payment, or term, because the law then requires the full terms of the loan next to it. Leave out the number, or explain it in an article as a labeled example.',
    example: '"We compare offers from several lenders for you."',
  })),
  ...told(text, /!/, () => ({
    wanted: 'Promotional text has no exclamation marks. End the sentence with a period.',
    example: '"Call us before you sign."',
  })),
];

const adviceOnClaim = (word: string): Advice => ({
  wanted: `Advertising for credit must not say "${word.toLowerCase()}", because it can't be proven for every reader. Say something that is true and can be checked.`,
  example: '"We compare lenders and show you each offer."',
});

const adviceOnReview = (word: string): Advice => ({
  wanted: `Advertising for credit must not say "${word.toLowerCase()}", not even in a review, and reviews must not be edited. Choose another passage of the review, or leave it out.`,
  example: '"They answered every question and called when they said they would."',
});

const adviceOnPlaces = (word: string): Advice => ({
  wanted: `Fair housing: a city page must not talk about residents, safety, or schools, so don't say "${word.toLowerCase()}". Name places, documents, and offices.`,
  example: '"Deeds are filed with the county recorder in Columbus."',
});
