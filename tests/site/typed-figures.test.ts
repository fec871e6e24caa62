import { expect, test } from 'vitest';
import { isRunningText, typedNumbers } from '../../tools/content/check/wording/typed-numbers.ts';
import { contentFiles, readEntryFile, textsIn } from './content.ts';

const files = contentFiles.filter((file) => !/content\/(?:figures|businesses)\//.test(file));

test.each(files)('%s names its figures by token and types no number', (file) => {
  const { fields, body } = readEntryFile(file);
  const texts = [...textsIn(fields), { way: 'text', text: body }];
  const typed = texts
    .filter(({ way }) => isRunningText(way))
    .flatMap(({ way, text }) => typedNumbers(text).map(({ words }) => `${way}: "${words}"`));
  expect(typed).toEqual([]);
});

test('a typed amount, percentage or count is found', () => {
  for (const text of [
    'Put $6,000 aside.',
    'About 3.5% down.',
    'Within 45 days.',
    'At 580 or more.',
  ])
    expect(typedNumbers(text)).toHaveLength(1);
  expect(typedNumbers('On June 3, 2025 read page 2 of [[closing-cost-share]].')).toEqual([]);
});
