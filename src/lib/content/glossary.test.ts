import { describe, expect, test } from 'vitest';
import { termsUsed } from './glossary';

const entry = (id: string, ...forms: string[]) => ({ id, term: id, forms, definition: 'A test.' });
const glossary = [
  entry('apr', 'APR', 'annual percentage rate'),
  entry('equity', 'equity'),
  entry('home-equity-loan', 'home equity loan', 'home equity loans'),
  entry('points', 'points', 'discount points'),
  entry('203k', '203(k)'),
];

const used = (...texts: string[]) => termsUsed(texts, glossary).map(({ id }) => id);

describe('terms of a text', () => {
  test('come in the order of their first use, each once', () => {
    expect(used('Points lower the rate.', 'The APR counts points. The APR is higher.')).toEqual([
      'points',
      'apr',
    ]);
  });

  test('are found at the start of a sentence and in each of their forms', () => {
    expect(used('Annual percentage rate is one form.')).toEqual(['apr']);
    expect(used('A 203(k) loan.')).toEqual(['203k']);
  });

  test('take the longest spelling', () => {
    expect(used('A home equity loan is a second loan.')).toEqual(['home-equity-loan']);
  });

  test.each([
    'appointments',
    'The viewpoints differ.',
    'non-APR costs and APR-like words',
    'Call [[points]] or read [this](/blog/points).',
    'aPr',
  ])('are not found inside other words, tokens and addresses: %s', (text) => {
    expect(used(text)).toEqual([]);
  });

  test('are found in nested fields, but not in addresses, identifiers, or picture descriptions', () => {
    const entry = { id: 'apr', href: '/apr', alt: 'APR', picture: { alt: 'APR' }, cards: [] };
    expect(termsUsed([entry, null], glossary)).toEqual([]);
    expect(termsUsed({ ...entry, cards: [{ text: 'The APR.' }] }, glossary)).toHaveLength(1);
  });

  test('are none without a glossary or a text', () => {
    expect(termsUsed(['APR'], [])).toEqual([]);
    expect(used()).toEqual([]);
  });
});
