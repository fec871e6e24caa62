/** Words that advertising must not use. The checks of the built site look for the same. */
import { claim, isOwnOfCity, isPromotional, preference, triggerIn } from './advertising.ts';
import { tokenPattern, type TokenSources } from '../../../../src/lib/content/tokens.ts';
import { around, blanked } from '../../../../src/lib/wording/pieces.ts';
import { isRunningText } from './typed-numbers.ts';
import type { Entry } from '../read/addresses.ts';
import { allTexts, isDraft, type EntryText } from '../read/entry-texts.ts';
import type { Advice, Problem } from '../problem.ts';
import { clip } from '../format-value.ts';
import { printedWith } from '../figures/token-values.ts';

/** Fields that no page prints as words. */
const unseen = /^(?:figures\/(?!print$)|.*\.alt$|.*\bkeywords\.\d+$)/;

/** Claims, terms of a loan, loud signs and judgments of a place in an entry that the public sees. */
export function wordingProblems(entry: Entry, sources: TokenSources): Problem[] {
  if (isDraft(entry)) return [];
  return allTexts(entry).flatMap((text) => {
    const way = text.path.join('.');
    if (!isRunningText(way)) return [];
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

/** The first word that matches, tokens aside, with some of the words around it. */
function told(
  { text, at }: EntryText,
  pattern: RegExp,
  adviceOn: (word: string) => Advice,
): Problem[] {
  const match = pattern.exec(blanked(text, tokenPattern));
  if (!match) return [];
  const { 0: word, index } = match;
  return [
    {
      ...at(index),
      found: `"${clip(word)}" in "${clip(around(text, index, word.length))}"`,
      ...adviceOn(word),
    },
  ];
}

function promotional(text: EntryText, sources: TokenSources): Problem[] {
  const trigger = triggerIn(printedWith(text.text, sources).replace(/\s+/g, ' '));
  return [
    ...(trigger === undefined
      ? []
      : [
          {
            ...text.at(),
            found: `"${clip(trigger)}"`,
            wanted:
              'A text that invites names no rate, payment or term: the law then asks for all terms of the loan beside it. Say it without the number, or explain it in an article as a labelled example.',
            example: '"We compare the offers of several lenders for you."',
          },
        ]),
    ...told(text, /!/, () => ({
      wanted: 'A text that invites does not shout. End the sentence with a point.',
      example: '"Call us before you sign."',
    })),
  ];
}

const adviceOnClaim = (word: string): Advice => ({
  wanted: `Advertising for credit does not say "${word.toLowerCase()}", because nobody can prove it for every reader. Say what is true and can be checked.`,
  example: '"We compare lenders and show you each offer."',
});

const adviceOnReview = (word: string): Advice => ({
  wanted: `Advertising for credit does not say "${word.toLowerCase()}", in a customer's words either, and a customer's words are not changed. Choose another passage of the review, or leave it out.`,
  example: '"They answered every question and called when they said they would."',
});

const adviceOnPlaces = (word: string): Advice => ({
  wanted: `Fair housing: the page of a city says nothing about who lives there, safety or schools, and so not "${word.toLowerCase()}". Name places, papers and offices.`,
  example: '"Deeds are filed with the county recorder in Columbus."',
});
