import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sitemap from '@astrojs/sitemap';
import { expect, it, onTestFinished } from 'vitest';
import { newest } from './article-lists';
import { addressesInSitemap, articlesInFeed } from './bounds';

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

it('splits a sitemap of more than five thousand addresses into two files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sitemap-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const pages = Array.from({ length: 5001 }, (_, index) => ({ pathname: `blog/${index}` }));
  const hooks = sitemap({ entryLimit: addressesInSitemap }).hooks as unknown as Record<
    string,
    (context: object) => Promise<void> | void
  >;
  const config = { site: 'https://www.example.com', base: '/', build: {} };
  await hooks['astro:routes:resolved']?.({ routes: [] });
  await hooks['astro:config:done']?.({ config });
  await hooks['astro:build:done']?.({
    dir: pathToFileURL(`${folder}/`),
    pages,
    logger: { info: () => undefined, warn: expect.unreachable, error: expect.unreachable },
  });

  const addressesIn = async (file: string) =>
    (await readFile(join(folder, file), 'utf8')).split('<loc>').length - 1;
  expect((await readdir(folder)).sort()).toEqual([
    'sitemap-0.xml',
    'sitemap-1.xml',
    'sitemap-index.xml',
  ]);
  expect(await addressesIn('sitemap-0.xml')).toBe(5000);
  expect(await addressesIn('sitemap-1.xml')).toBe(1);
  expect(await addressesIn('sitemap-index.xml')).toBe(2);
});
