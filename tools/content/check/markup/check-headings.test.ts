import { expect, test } from 'vitest';
import type { Entry } from '../read/addresses';
import { headingProblems } from './check-headings';
import { nodesOf } from './markdown-tree';

const found = (text: string) => {
  const article: Entry = {
    file: 'src/content/blog/one.md',
    collection: 'blog',
    id: 'one',
    data: {},
    value: {},
    whole: 'the file as a whole',
    lineOf: () => 1,
    body: { text, line: 1 },
  };
  return headingProblems(article, nodesOf(text, 'md')).map(({ wanted }) => wanted);
};

test.each(['- ## Costs', '1. ## Costs', '1) ## Costs', '> ## Costs', '> 2) ## Costs'])(
  'a heading in a list or quote is no underlined text: %s',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);

test('a text with a line of dashes below it is told', () => {
  expect(found('1) Costs\n   ---')).toEqual([expect.stringContaining('directly below a text')]);
});

test.each(['Terms', 'contents', ' Main', 'Terms:', 'Contents?', 'First screen end'])(
  'a heading whose address the page has already is told: %s',
  (words) => {
    expect(found(`## ${words}`)).toEqual([expect.stringContaining('a place "#')]);
  },
);

test('other places of other pages are free, and so are headings of more words', () => {
  expect(found('## Comparison\n\n## Terms of a loan')).toEqual([]);
});
