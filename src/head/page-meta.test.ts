import { describe, expect, test } from 'vitest';
import { socialImagePath } from '../lib/urls';
import { canonicalUrl, pageMeta, type PageSource } from './page-meta';

const page: PageSource = {
  title: 'Closing costs explained',
  description: 'What buyers pay at closing.',
  keywords: ['closing costs Ohio', 'who pays what'],
};
const facts = { site: 'https://www.example.com', company: 'Bell Lending', preview: false };

const contentOf = (meta: ReturnType<typeof pageMeta>, key: string) =>
  [
    ...meta.named.map(({ name, content }) => ({ key: name, content })),
    ...meta.properties.map(({ property, content }) => ({ key: property, content })),
  ].find((tag) => tag.key === key)?.content;

describe('the canonical address', () => {
  test.each([
    ['/index.html', 'https://www.example.com/'],
    ['/about.html', 'https://www.example.com/about'],
    ['/blog/closing-costs.html', 'https://www.example.com/blog/closing-costs'],
    ['/blog/closing-costs/', 'https://www.example.com/blog/closing-costs'],
  ])('of %s is %s', (pathname, address) => {
    expect(canonicalUrl(pathname, facts.site)).toBe(address);
    expect(pageMeta(page, pathname, facts).canonical).toBe(address);
  });
});

describe('the social image', () => {
  test.each([
    ['/', '/og/home.jpg'],
    ['/about', '/og/about.jpg'],
    ['/blog/closing-costs', '/og/blog/closing-costs.jpg'],
  ])('of %s is %s', (path, image) => {
    expect(socialImagePath(path)).toBe(image);
  });

  test('is named by its full address', () => {
    const meta = pageMeta(page, '/blog/closing-costs.html', facts);
    const image = 'https://www.example.com/og/blog/closing-costs.jpg';
    expect(contentOf(meta, 'og:image')).toBe(image);
  });
});

describe('what a page says about itself', () => {
  const meta = pageMeta(page, '/about.html', facts);

  test('carries the company in its title', () => {
    for (const title of [meta.title, contentOf(meta, 'og:title')])
      expect(title).toBe('Closing costs explained | Bell Lending');
  });

  test('prefers the title for search results', () => {
    const meta = pageMeta({ ...page, metaTitle: 'Closing costs' }, '/about.html', facts);
    expect(meta.title).toBe('Closing costs | Bell Lending');
    expect(contentOf(meta, 'og:image:alt')).toBe('Closing costs');
  });

  test('repeats description and search phrases', () => {
    expect(contentOf(meta, 'description')).toBe(page.description);
    expect(contentOf(meta, 'og:description')).toBe(page.description);
    expect(contentOf(meta, 'keywords')).toBe('closing costs Ohio, who pays what');
  });
});

describe('search engines', () => {
  test('may index a public page', () => {
    expect(pageMeta(page, '/about', facts).robots).toBeUndefined();
  });

  test('may not index a page that says so, or any page of a preview', () => {
    expect(pageMeta({ ...page, noindex: true }, '/404', facts).robots).toBe('noindex');
    expect(pageMeta(page, '/about', { ...facts, preview: true }).robots).toBe('noindex');
  });
});

describe('dates of an article', () => {
  const article = { ...page, published: '2025-09-05' };

  test('are those of publication until it is changed', () => {
    const meta = pageMeta(article, '/blog/closing-costs', facts);
    expect(contentOf(meta, 'article:published_time')).toBe('2025-09-05');
    expect(contentOf(meta, 'article:modified_time')).toBe('2025-09-05');
  });

  test('name a later change', () => {
    const meta = pageMeta({ ...article, modified: '2026-01-10' }, '/blog/closing-costs', facts);
    expect(contentOf(meta, 'article:modified_time')).toBe('2026-01-10');
  });

  test('are on no other page', () => {
    const meta = pageMeta(page, '/about', facts);
    expect(meta.properties.filter(({ property }) => property.startsWith('article:'))).toEqual([]);
  });
});
