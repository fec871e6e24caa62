import { expect, it } from 'vitest';
import { newest } from './article-lists';
import { articlesInFeed } from './bounds';

it('puts the newest fifty of ten thousand articles into the feed, newest first', () => {
  const day = (number: number) =>
    new Date(Date.UTC(1990, 0, 1) + number * 86_400_000).toISOString().slice(0, 10);
  const articles = Array.from({ length: 10_000 }, (_, number) => ({
    id: `article-${number}`,
    data: { date: day(number), category: 'Home Buying' },
  }));
  const feed = newest(articles, articlesInFeed);
  expect(feed.map(({ id }) => id)).toEqual(
    Array.from({ length: 50 }, (_, index) => `article-${9999 - index}`),
  );
});
