import { expect, test } from 'vitest';
import type { Entry } from '../read/entry';
import { headingProblems } from './check-headings';
import { nodesOf } from './markdown-tree';

const found = (text: string) => {
  const article: Entry = {
    file: 'src/content/blog/one.md',
    collection: 'blog',
    id: 'one',
    data: {},
    value: {},
    whole: 'the whole file',
    lineOf: () => 1,
    body: { text, line: 1 },
  };
  return headingProblems(article, nodesOf(text, 'md')).map(({ wanted }) => wanted);
};

test.each(['- ## Costs', '1. ## Costs', '1) ## Costs', '> ## Costs', '> 2) ## Costs'])(
  'a heading in a list or quote is not taken for an underlined one: %s',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);

test('a paragraph with a line of dashes below it is reported', () => {
  expect(found('1) Costs\n   ---')).toEqual([
    expect.stringContaining('directly below a paragraph'),
  ]);
});

test.each(['Terms', 'contents', ' Main', 'Terms:', 'Contents?', 'First screen end'])(
  'a heading whose ID the page already uses is reported: %s',
  (words) => {
    expect(found(`## ${words}`)).toEqual([expect.stringContaining('already uses the ID')]);
  },
);

test('IDs on other kinds of pages are free, and so are longer headings', () => {
  expect(found('## Comparison\n\n## Terms of a loan')).toEqual([]);
});
