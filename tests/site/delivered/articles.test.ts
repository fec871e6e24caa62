/**
 * What the specification asks of the articles, held by their words as they were
 * delivered. Whoever changes such a word on purpose changes it here, too.
 */
import { describe, expect, test } from 'vitest';
import { withoutMarks, wordsOf } from '../../../tools/content/check/wording/sentences.ts';
import { builtPage, readBuilt } from '../built-site.ts';
import { articles, people, printed } from '../content.ts';
import { mainOf, partOf } from '../outline.ts';
import { articleSlugs } from '../routes.ts';
import { textOf } from '../text.ts';

/** Who signs articles that name no author. */
const signer = people[0]?.name ?? 'Lending Team';

describe('the closing costs article is of September 5, 2025 and takes 7 minutes', () => {
  test('in its head', () => {
    const head = mainOf(builtPage('/blog/closing-costs')).querySelector('header');
    const seen = head ? textOf(head) : '';
    expect(seen).toContain(`September 5, 2025 · 7 min read · By ${signer}`);
    expect(seen).toContain('Home Buying');
    const time = head?.querySelector('time');
    expect(time?.getAttribute('datetime')).toBe('2025-09-05');
  });

  test('in the list', () => {
    const cards = [...mainOf(builtPage('/blog')).querySelectorAll('li')];
    const card = cards.find((one) => one.querySelector('a[href="/blog/closing-costs"]'));
    expect(card && textOf(card)).toContain(`September 5, 2025 · 7 min read · ${signer}`);
    expect(card?.querySelector('time')?.getAttribute('datetime')).toBe('2025-09-05');
  });

  test('in tags, structured data and feed', () => {
    const { html, document } = builtPage('/blog/closing-costs');
    const published = document.querySelector('meta[property="article:published_time"]');
    expect(published?.getAttribute('content')).toBe('2025-09-05');
    expect(html).toContain('"datePublished":"2025-09-05"');
    expect(readBuilt('rss.xml')).toContain('<pubDate>Fri, 05 Sep 2025');
  });
});

/** The articles of the specification; what an editor adds may be as short as a note. */
const pinned = articles.filter(({ id }) => articleSlugs.some((slug) => slug === id));

test.each(pinned)('$id has 900 to 1,600 words', ({ body }) => {
  const { length } = wordsOf(withoutMarks(printed(body)));
  expect(length).toBeGreaterThanOrEqual(900);
  expect(length).toBeLessThanOrEqual(1600);
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
