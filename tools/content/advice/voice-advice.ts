/** Warns about words and phrases that the site has a better one for. */
import { around } from '../../../src/lib/wording/pieces.ts';
import { allTexts, type Entry, isDraft } from '../check/read/entry.ts';
import type { Problem } from '../check/problem.ts';

/** What not to write, and what to write instead. */
const betterWords: readonly [pattern: RegExp, better: string][] = [
  [/\b(?:list of |your |the )papers\b/i, 'documents'],
  [/\be-mails?\b/i, 'email'],
  [/\b(?!Oops!)[A-Za-z]+!(?=\s|$)/, 'a sentence that ends with a period'],
  [/\brather talk\?/i, 'Prefer to talk?'],
  [/\bset(?:s)? (?:their|its) (?:offers|costs) (?:side by side|against)\b/i, 'compare'],
  [/\bchoice stays with you\b/i, 'You decide.'],
  [/\bmay hold us to\b/i, 'can expect from us'],
  [/\b(?:amount|figures?|numbers?) stands? (?:on|in)\b/i, 'is on, or shows'],
  [/\bkeep your file still\b/i, "Don't change your finances before closing."],
  [/\bwould make of it\b/i, 'is likely to see it'],
  [/\bfalls away\b/i, "ends, or you don't pay it"],
  [/(?<!\bhow )\bmuch equity\b/i, 'substantial equity'],
  [/\bthe loan does not reach\b/i, "you can't borrow enough"],
  [/\bstill on paper\b/i, "that isn't built yet"],
  [/\bin its own tab\b/i, 'in a new tab'],
  [/\b(?:is|are) not set up yet\b/i, 'what the reader can do instead'],
  [/\bhas not answered\b/i, "didn't load"],
];

/** Warnings about wording, one per phrase and text. Customers' reviews keep their own words. */
export const voiceAdvice = (entries: readonly Entry[]): Problem[] =>
  entries
    .filter((entry) => !isDraft(entry) && entry.collection !== 'testimonials')
    .flatMap(allTexts)
    .flatMap(({ text, at }) =>
      betterWords.flatMap(([pattern, better]) => {
        const match = pattern.exec(text);
        if (!match) return [];
        return [
          {
            ...at(match.index),
            found: `"${around(text, match.index, match[0].length)}"`,
            wanted: 'The site uses plainer words for this.',
            example: better,
          },
        ];
      }),
    );
