import { describe, expect, it } from 'vitest';
import { countWords, readMinutes } from './read-time';

describe('words of a Markdown text', () => {
  it.each([
    ['', 0],
    ['One two three.', 3],
    ['## A heading\n\nAnd a line.', 5],
    ['A [link with words](/blog/not-counted) here.', 5],
    ['| Cost | Range |\n| --- | --- |\n| Fees | [[lender-fees]] |', 4],
    ['- first\n- second', 2],
    ['**bold** and *soft*', 3],
    ['An <abbr title="x">APR</abbr> below 7%', 4],
    ["It's $300,000 (about)", 3],
  ])('%j are %i', (markdown, words) => {
    expect(countWords(markdown)).toBe(words);
  });
});

describe('minutes to read', () => {
  it.each([
    [0, 1],
    [10, 1],
    [329, 1],
    [330, 2],
    [1_540, 7],
  ])('%i words are %i', (words, minutes) => {
    expect(readMinutes(words)).toBe(minutes);
  });
});
