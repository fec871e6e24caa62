import { describe, expect, test } from 'vitest';
import { figuresIn, withDerived } from './figure-uses';

const parts = new Map([
  ['example', ['share', 'price']],
  ['budget', ['example']],
  ['other', ['price']],
]);

test('a figure includes what is computed from it', () => {
  expect(withDerived('share', parts)).toEqual(['share', 'example', 'budget']);
  expect(withDerived('price', parts)).toEqual(['price', 'example', 'other', 'budget']);
  expect(withDerived('budget', parts)).toEqual(['budget']);
});

test('figures that depend on each other do not loop forever', () => {
  const circle = new Map([
    ['one', ['two']],
    ['two', ['one']],
  ]);
  expect(withDerived('one', circle)).toEqual(['one', 'two']);
});

describe('the figure "share" is printed by', () => {
  const printsShare = (text: string) =>
    figuresIn(text).some((id) => withDerived('share', parts).includes(id));

  test.each([
    'Plan for [[share]].',
    '[[share:dated]]',
    'From [[budget:low]].',
    'figure: share',
    '"total": "example"',
  ])('%s', (text) => {
    expect(printsShare(text)).toBe(true);
  });

  test.each(['[[share-of-costs]]', 'figure: share-of-costs', 'the share', '[[other]]'])(
    'and not by %s',
    (text) => {
      expect(printsShare(text)).toBe(false);
    },
  );
});

test('all figures of a text at once', () => {
  const text = 'Plan for [[share]] and [[budget:low]]. figure: share-of-costs, "total": "example"';
  expect(figuresIn(text)).toEqual(['share', 'budget', 'share-of-costs', 'example']);
  expect(figuresIn('the share, [[two words]], figures: none')).toEqual([]);
});
