/** What search results print of the pages of the specification, as they were delivered. */
import { describe, expect, test } from 'vitest';
import { searchLengths } from '../../../tools/content/advice/search-advice.ts';
import { builtPage, type BuiltPage } from '../built-site.ts';
import { pinnedRoutes } from '../routes.ts';

/**
 * Pages whose words for search engines are held to their lengths here. What an
 * editor adds is told in a warning of the build and never fails.
 */
const pinnedPages = pinnedRoutes.map(({ path }) => builtPage(path));

const named = ({ document }: BuiltPage, name: string) =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';

const repeated = (texts: readonly string[]) =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

test('no two pages of the specification share a title or a description', () => {
  expect(repeated(pinnedPages.map(({ document }) => document.title))).toEqual([]);
  expect(repeated(pinnedPages.map((page) => named(page, 'description')))).toEqual([]);
});

describe.each(pinnedPages)('search results for $path', (page) => {
  test('print the own part of the title whole', () => {
    const [own = ''] = page.document.title.split(' | ');
    expect(own.length).toBeGreaterThanOrEqual(searchLengths.title.least);
    expect(own.length).toBeLessThanOrEqual(searchLengths.title.most);
    expect(page.document.title.length).toBeLessThan(60);
  });

  test('print the description whole, and there are search phrases', () => {
    const { length } = named(page, 'description');
    expect(length).toBeGreaterThanOrEqual(searchLengths.description.least);
    expect(length).toBeLessThanOrEqual(searchLengths.description.most);
    expect(named(page, 'keywords').split(', ').length).toBeGreaterThanOrEqual(2);
  });
});
