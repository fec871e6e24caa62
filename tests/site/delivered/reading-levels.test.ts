/**
 * How easily the pages of the specification read, held by their words as they were
 * delivered. What editors add may read differently.
 */
import { expect, test } from 'vitest';
import { wordsOf } from '../../../tools/content/check/wording/sentences.ts';
import {
  articles,
  cities,
  faqs,
  legalPages,
  loanPrograms,
  pages,
  printed,
  resources,
} from '../content.ts';
import { readingLevel, sentencesIn } from '../prose.ts';
import { articleSlugs, citySlugs, loanProgramSlugs } from '../routes.ts';

const within = <Item extends { id: string }>(entries: readonly Item[], slugs: readonly string[]) =>
  entries.filter(({ id }) => slugs.includes(id));

const longTexts = [
  ...within(articles, articleSlugs),
  ...within(loanPrograms, loanProgramSlugs),
  ...resources,
];

test.each(longTexts)(
  '$file reads at grade 7 to 8, with 14 to 17 words to a sentence',
  ({ body }) => {
    const { grade, wordsPerSentence } = readingLevel(body);
    expect(grade).toBeGreaterThanOrEqual(7);
    expect(grade).toBeLessThanOrEqual(8);
    expect(wordsPerSentence).toBeGreaterThanOrEqual(14);
    expect(wordsPerSentence).toBeLessThanOrEqual(17);
  },
);

/** Below this, a page's own words are labels, and one long name moves the grade. */
const fewestWords = 80;

/** The other pages with everything their entries say. */
const otherPages = [
  ...[...within(cities, citySlugs), ...legalPages].map(({ file, data, body }) => ({
    file,
    words: [sentencesIn(data), body].join('\n\n'),
  })),
  ...pages.map(({ file, data }) => ({
    file,
    words: sentencesIn(data.kind === 'faqs' ? { data, faqs } : data),
  })),
].filter(({ words }) => wordsOf(printed(words)).length >= fewestWords);

test.each(otherPages)('$file reads at grade 6 to 9', ({ words }) => {
  const { grade } = readingLevel(words);
  expect(grade).toBeGreaterThanOrEqual(6);
  expect(grade).toBeLessThanOrEqual(9);
});
