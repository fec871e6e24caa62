/** Warns about words and phrases that the site has a better one for, or that a second reader should judge. */
import { around } from '../../../src/lib/wording/pieces.ts';
import { allTexts, type Entry, isDraft } from '../check/read/entry.ts';
import type { Problem } from '../check/problem.ts';
import { preference } from '../check/wording/advertising.ts';

/** What not to write, what to write instead, and why if not for a plainer word. */
const betterWords: readonly [pattern: RegExp, better: string, why?: string][] = [
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
  [
    /(?<![\p{L}\p{N}'’-])(?!had\b|that\b)(\p{L}+)\s+\1(?![\p{L}\p{N}'’-])/iu,
    'the lender',
    'The same word stands twice in a row. Delete one.',
  ],
  [
    /^\*\*[^*\n]*[^*\n.:!?]\*\*$/m,
    '## What it costs',
    'A line in bold looks like a heading but isn\'t one, so readers and search engines can\'t use it. Headings begin with "##".',
  ],
  [
    /\[(?:(?:please )?(?:click|tap|go) )?(?:here|this|this (?:link|page)|more|read more|learn more|link)\]\(/i,
    '[FHA loans](/loan-programs/fha)',
    'Say in the words of the link where it leads. Screen readers list links without the text around them.',
  ],
];

/** Collections outside of city pages, where the check refuses it, whose texts may suggest who should live somewhere. */
const fairHousing = /^(?:blog|faqs|legal|loan-programs|pages|resources|service-areas)$/;
const aboutPeople: (typeof betterWords)[number] = [
  preference,
  'buyers, owners, or the name of a place',
  "Fair housing: a text must not suggest who should live somewhere, or call a place safe, quiet, or desirable. Leave the words if they aren't about that.",
];

/** Warnings about wording, one per phrase and text. Customers' reviews keep their own words. */
export const voiceAdvice = (entries: readonly Entry[]): Problem[] =>
  entries
    .filter((entry) => !isDraft(entry) && entry.collection !== 'testimonials')
    .flatMap((entry) =>
      allTexts(entry).map(({ path, ...text }) => ({
        ...text,
        words:
          fairHousing.test(entry.collection) && !/^(?:alt|id)$/.test(String(path.at(-1)))
            ? [...betterWords, aboutPeople]
            : betterWords,
      })),
    )
    .flatMap(({ text, at, words }) =>
      words.flatMap(([pattern, better, why = 'The site uses plainer words for this.']) => {
        const match = pattern.exec(text);
        if (!match) return [];
        const found = `"${around(text, match.index, match[0].length)}"`;
        return { ...at(match.index), found, wanted: why, example: better };
      }),
    );
