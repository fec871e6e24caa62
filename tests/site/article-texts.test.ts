import { expect, test } from 'vitest';
import { withoutMarks, wordsOf } from '../../src/lib/wording/sentences.ts';
import { builtPage } from './built-site.ts';
import { articles, brokerage, printed } from './content.ts';
import { linksIn, partOf } from './outline.ts';
import { readingGrade } from './prose.ts';
import { textOf } from './text.ts';
import { articleSlugs } from './routes.ts';

/** The articles of the specification; what an editor adds may be as short as a note. */
const pinned = articles.filter(({ id }) => articleSlugs.some((slug) => slug === id));

test.each(pinned)('$id has 900 to 1,600 words', ({ body }) => {
  const { length } = wordsOf(withoutMarks(printed(body)));
  expect(length).toBeGreaterThanOrEqual(900);
  expect(length).toBeLessThanOrEqual(1600);
});

test.each(pinned)('$id reads easily: Flesch-Kincaid grade 10 or lower', ({ body }) => {
  expect(readingGrade(body)).toBeLessThanOrEqual(10);
});

test.each(pinned)('$id leads to at least two related pages', ({ id, body }) => {
  const targets = [...body.matchAll(/\]\((?<href>\/[^)#]*)/g)].map(({ groups }) => groups?.href);
  const others = new Set(targets.filter((href) => href !== `/blog/${id}`));
  expect(others.size).toBeGreaterThanOrEqual(2);
});

test.each(pinned)('$id has at least four headings, and each of them asks', ({ body }) => {
  const headings = [...body.matchAll(/^## (?<text>.+)$/gm)].map(({ groups }) => groups?.text ?? '');
  expect(headings.length).toBeGreaterThanOrEqual(4);
  expect(headings.filter((heading) => !heading.endsWith('?'))).toEqual([]);
});

test.each(pinned)('$id has a table or a list', ({ id }) => {
  const article = partOf(builtPage(`/blog/${id}`), 'article');
  expect(article.querySelector('.prose :is(table, ul, ol)')).not.toBeNull();
});

test.each(articles)('$id has a quote button and a phone link inside', ({ id }) => {
  const article = partOf(builtPage(`/blog/${id}`), 'article');
  expect(article.querySelector('[commandfor="quote-dialog"]')).not.toBeNull();
  expect(linksIn(article)).toContain(brokerage.telHref);
});

test.each(articles)('$id prints the read time of its words', ({ id, body }) => {
  const minutes = Math.max(1, Math.round(wordsOf(withoutMarks(printed(body))).length / 220));
  const seen = textOf(partOf(builtPage(`/blog/${id}`), 'article header'));
  const shown = Number(/(?<minutes>\d+) min read/.exec(seen)?.groups?.minutes);
  expect(Math.abs(shown - minutes)).toBeLessThanOrEqual(1);
});

test('the closing costs article holds what the specification lists', () => {
  const body = printed(articles.find(({ id }) => id === 'closing-costs')?.body ?? '');
  const missing = [
    ...['[[example-home-price]]', '[[closing-cost-example]]', '[[closing-lender-fees]]'],
    ...[
      '[[closing-title-escrow]]',
      '[[closing-appraisal-inspection]]',
      '[[closing-prepaid-items]]',
    ],
    ...['[[closing-recording-transfer]]', '[[closing-breakdown-total]]', '[[origination-fee]]'],
    ...['[[appraisal-fee]]', '[[inspection-fee]]'],
    ...['Compare Loan Estimates', 'lender credit'],
    ...['Loan Estimate', 'Closing Disclosure', '3 business days'],
    ...['fees pay for', 'title insurance', 'appraisal', 'inspection', 'prepaid items'],
  ].filter((part) => !body.toLowerCase().includes(printed(part).toLowerCase()));
  expect(missing).toEqual([]);
  const ways = /reduce your closing costs\?(?<text>[\s\S]*?)##/.exec(
    articles.find(({ id }) => id === 'closing-costs')?.body ?? '',
  )?.groups?.text;
  expect(ways?.match(/^\d\. /gm)).toEqual(['1. ', '2. ', '3. ', '4. ', '5. ']);
});
