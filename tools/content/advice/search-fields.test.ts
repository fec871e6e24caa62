import { describe, expect, test } from 'vitest';
import { searchWarnings } from './search-fields';

const page = {
  file: 'src/content/blog/one.md',
  title: 'Closing costs explained',
  description: 'd'.repeat(140),
  keywords: ['closing costs', 'title insurance'],
};

describe('search results', () => {
  test.each([
    ['fits', {}, []],
    ['a title of 8 characters', { title: 'FHA loan' }, []],
    [
      'a long title',
      { title: 't'.repeat(33) },
      ['title has 33 characters, search results may cut it off. Aim for 8 to 32.'],
    ],
    [
      'a short description',
      { description: 'Short.' },
      ['description has 6 characters, search results may replace it. Aim for 120 to 160.'],
    ],
    [
      'a long description',
      { description: 'd'.repeat(161) },
      ['description has 161 characters, search results may cut it off. Aim for 120 to 160.'],
    ],
    [
      'no phrases',
      { keywords: [] },
      ['keywords has no search phrase. Write at least two that this page answers.'],
    ],
    [
      'one phrase',
      { keywords: ['closing costs'] },
      ['keywords has one search phrase. Write at least two that this page answers.'],
    ],
  ])('%s', (_case, change, warnings) => {
    const found = searchWarnings([{ ...page, ...change }]);
    expect(found.map(({ field, what }) => `${field} ${what}`)).toEqual(warnings);
  });

  test('two pages with one title and description are told apart once each', () => {
    const found = searchWarnings([page, { ...page, file: 'src/content/blog/two.md' }]);
    expect(found).toEqual([
      {
        file: 'src/content/blog/two.md',
        field: 'title',
        what: 'is the same as that of src/content/blog/one.md. Say what is different on this page.',
      },
      {
        file: 'src/content/blog/two.md',
        field: 'description',
        what: 'is the same as that of src/content/blog/one.md. Say what is different on this page.',
      },
    ]);
  });
});
