import { describe, expect, it } from 'vitest';
import type { Page } from '../check/read/entry';
import { searchAdvice } from './search-advice';

const good = {
  title: 'Closing costs explained',
  description: 'd'.repeat(140),
  keywords: ['closing costs', 'title insurance'],
};
const page = (data: object, id = 'one', collection = 'blog'): Page => ({
  address: `/${collection}/${id}`,
  entry: {
    file: `src/content/${collection}/${id}.md`,
    collection,
    id,
    data,
    value: data,
    whole: 'the whole file',
    lineOf: (path) => path.length + 1,
  },
});
const warnings = (...pages: Page[]) =>
  searchAdvice(pages, { figures: new Map(), businesses: {} }).map(
    ({ file, line, field, wanted }) => `${file}:${line ?? ''} ${field}: ${wanted}`,
  );
const one = 'src/content/blog/one.md';

describe('advice on search results', () => {
  it.each([
    ['nothing when all fits', {}, []],
    ['nothing about a title of 8 characters', { title: 'FHA loan' }, []],
    [
      'a long title',
      { title: 't'.repeat(33) },
      [
        `${one}:2 title: The title has 33 characters, so search results may cut it off. Aim for 8 to 32.`,
      ],
    ],
    [
      'nothing about a long title with a short metaTitle',
      { title: 't'.repeat(40), metaTitle: 'Closing costs' },
      [],
    ],
    [
      'a long metaTitle',
      { metaTitle: 't'.repeat(40) },
      [
        `${one}:2 metaTitle: The title has 40 characters, so search results may cut it off. Aim for 8 to 32.`,
      ],
    ],
    [
      'a short description',
      { description: 'Short.' },
      [
        `${one}:2 description: The description has 6 characters, so search results may replace it. Aim for 120 to 160.`,
      ],
    ],
    [
      'a long description',
      { description: 'd'.repeat(161) },
      [
        `${one}:2 description: The description has 161 characters, so search results may cut it off. Aim for 120 to 160.`,
      ],
    ],
    [
      'no phrases',
      { keywords: [] },
      [`${one}:2 keywords: Write at least 2 search phrases that this page answers.`],
    ],
    [
      'one phrase',
      { keywords: ['closing costs'] },
      [`${one}:2 keywords: Write at least 2 search phrases that this page answers.`],
    ],
  ])('mentions %s', (_, change, expected) => {
    expect(warnings(page({ ...good, ...change }))).toEqual(expected);
  });

  it('names the field below "page" in a loan program', () => {
    const program = { title: 'USDA Loan', page: { ...good, description: 'Short.' } };
    expect(warnings(page(program, 'usda', 'loan-programs'))).toEqual([
      expect.stringMatching(/usda\.md:3 page\.description: /),
    ]);
  });

  it('names the city behind a long title', () => {
    expect(warnings(page({ ...good, name: 'n'.repeat(30) }, 'one', 'cities'))).toEqual([
      expect.stringMatching(/one\.md:2 name: /),
    ]);
  });

  it('mentions a repeated title and description once each', () => {
    const same = `is the same as in ${one}. Say what is different about this page.`;
    expect(warnings(page(good), page(good, 'two'))).toEqual([
      `src/content/blog/two.md:2 title: The title ${same}`,
      `src/content/blog/two.md:2 description: The description ${same}`,
    ]);
  });
});
