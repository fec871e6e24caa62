import { describe, expect, it } from 'vitest';
import {
  isFurtherListPage,
  listPagePath,
  listPages,
  newest,
  pageLength,
  relatedArticles,
} from './article-lists';

const categories = ['Home Buying', 'Loan Types', 'Credit & Finance'];
const day = (number: number) =>
  new Date(Date.UTC(2020, 0, 1) + number * 86_400_000).toISOString().slice(0, 10);
const articles = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    id: `article-${String(number).padStart(5, '0')}`,
    data: { date: day(number), category: categories[number % 3] ?? '' },
  }));

describe('pages of the list', () => {
  it.each([
    [0, 1],
    [6, 1],
    [24, 1],
    [25, 2],
    [1000, 42],
  ])('%i articles make %i pages', (count, pages) => {
    const made = listPages(articles(count));
    expect(made).toHaveLength(pages);
    expect(made.every(({ last }) => last === pages)).toBe(true);
    expect(made.flatMap(({ entries }) => entries)).toEqual(articles(count));
    expect(Math.max(...made.map(({ entries }) => entries.length))).toBeLessThanOrEqual(pageLength);
  });
});

it('finds the newest articles, whatever their order in the list', () => {
  const found = newest(articles(1000).reverse(), 50);
  expect(found).toHaveLength(50);
  expect(found[0]?.id).toBe('article-00999');
  expect(found.at(-1)?.id).toBe('article-00950');
});

it('gives the first page of the list the address of the blog', () => {
  expect([1, 2, 42].map(listPagePath)).toEqual(['/blog', '/blog/page/2', '/blog/page/42']);
  expect([1, 2, 42].map(listPagePath).map(isFurtherListPage)).toEqual([false, true, true]);
  expect(isFurtherListPage('/blog/page')).toBe(false);
});

describe('related articles', () => {
  it('come from the same category where there are enough, and never include the article itself', () => {
    const all = articles(1000);
    for (const article of all.slice(0, 12)) {
      const related = relatedArticles(article, all);
      expect(related.map(({ data }) => data.category)).toEqual(
        Array.from({ length: 3 }, () => article.data.category),
      );
      expect(related).not.toContain(article);
    }
  });

  it('are filled up from other categories', () => {
    const all = articles(4);
    const [first] = all;
    expect(first && relatedArticles(first, all).map(({ id }) => id)).toEqual([
      'article-00003',
      'article-00001',
      'article-00002',
    ]);
  });
});
