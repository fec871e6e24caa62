import { expect, test } from 'vitest';
import { spellingAdvice } from './spelling-advice.ts';

test('unknown words are reported twenty at a time, with the number left', () => {
  const words = Array.from('abcdefghijklmnopqrstuv', (letter) => `qzx${letter}j`);
  const told = spellingAdvice([
    {
      collection: 'blog',
      id: 'one',
      file: 'src/content/blog/one.md',
      data: { title: words.join(' ') },
      value: undefined,
      body: undefined,
      whole: 'the whole file',
      lineOf: () => 2,
    },
  ]);
  expect(told).toHaveLength(20);
  expect(told.at(-1)?.found).toMatch(/^"qzxtj".*; 2 more will follow when these are fixed$/);
  expect(told[0]?.found).not.toContain('more will');
});
