import { describe, expect, test } from 'vitest';
import { claim, isPromotional, preference, triggerIn } from './advertising.ts';
import { blanked, pieceAround, wholeWords } from '../../../../src/lib/wording/pieces.ts';
import { sentencesOf } from './sentences.ts';
import { typedNumbers } from './typed-numbers.ts';

describe('pieces of a text', () => {
  test('blanking keeps offsets and line breaks', () => {
    expect(blanked('One [[two\n]] three', /\[\[[^\]]*\]\]/g)).toBe('One      \n   three');
  });

  test('words that are cut off at the ends are left out', () => {
    const text = 'Lenders look at the whole file.';
    expect(wholeWords(text, 3, 22)).toBe('look at the');
    expect(wholeWords(text, 0, text.length)).toBe(text);
    expect(wholeWords('unbroken', 2, 5)).toBe('bro');
  });

  test('a match is shown with its neighbors', () => {
    expect(pieceAround('The fee of **ten dollars is paid at closing.', /\*\*/)).toBe(
      'The fee of **ten dollars is paid at',
    );
    expect(pieceAround(`${'a'.repeat(40)}](/b)${'c'.repeat(40)}`, /\]\(/)).toMatch(
      /^a+\]\(\/b\)c+$/,
    );
    expect(pieceAround('Nothing.', /\*/)).toBe('');
  });
});

describe('a typed number', () => {
  test('is found with its index', () => {
    expect(typedNumbers('On June 3, 2025:\nabout 45 days, [[fee]].')).toEqual([
      { words: 'about 45 days, [[fee]].', index: 23 },
    ]);
  });

  test.each([
    'Route 161 and Interstate 270',
    'I-270, US 23 and SR-3',
    'ZIP 43081',
    'the 203(k), a 401(k) and a 403(b)',
    'a 529 plan, a 1031 exchange and a 1099',
    'VA Form 26-1880 and Form 1003',
    '12 CFR 1026.24 and 12 CFR Part 1026',
    'in 2024 and in the 1920s',
    'open 24/7',
    'two W-2s, a W-2, and 1099s',
    '`1 + 2`',
    '1. First',
    '1) First',
  ])('is ignored in a name: %s', (text) => {
    expect(typedNumbers(text)).toEqual([]);
  });

  test.each(['$2000', '$10500', 'about $43500 a year', '2000 dollars', '10500 people', '2019%'])(
    'is found where it looks like a year or a ZIP code: %s',
    (text) => {
      expect(typedNumbers(text)).toHaveLength(1);
    },
  );
});

test('sentences end at list items and paragraphs; headings and tables have none', () => {
  const text =
    '## Heading\n\nOne [link](/a) here. Two\nlines.\n\n- Item one\n- Item two\n\n| a | b |\n';
  expect(sentencesOf(text)).toEqual(['One link here.', 'Two lines.', 'Item one', 'Item two']);
});

test.each([
  ['pages/home', 'hero.lead', true],
  ['pages/not-found', 'lead', false],
  ['blog/one', 'closing.text', true],
  ['blog/one', 'excerpt', true],
  ['blog/one', 'hero.alt', false],
  ['blog/one', '', false],
  ['glossary/apr', 'definition', false],
])('%s promotes in "%s": %s', (name, way, invites) => {
  expect(isPromotional(name, way)).toBe(invites);
});

describe('fair housing', () => {
  test.each([
    'made for families',
    'a family neighborhood',
    'near a church',
    'mostly white',
    'a traditional community',
    'safe streets',
  ])('refuses "%s"', (text) => {
    expect(preference.test(text)).toBe(true);
  });

  test.each([
    'single-family and two-family houses',
    'White Oak Park and Church Street',
    'along Black Lick Creek',
    'traditional brick',
  ])('allows buildings and names: "%s"', (text) => {
    expect(preference.test(text)).toBe(false);
  });
});

test('every kind of triggering term is found', () => {
  for (const text of [
    'Rates from 5.9%',
    'Pay 6% interest',
    'only $1,200 a month',
    'a 30-year mortgage',
    '5.9% APR',
    'monthly payments of $900',
    '360 payments',
  ])
    expect(triggerIn(text), text).toBeDefined();
});

test('every kind of claim is found', () => {
  for (const text of [
    'The lowest rates in town',
    'Guaranteed approval',
    'Get an instant answer',
    'Eliminate your debt',
    'Government-approved lender',
  ])
    expect(claim.test(text), text).toBe(true);
  expect(claim.test('Compare the offers and choose.')).toBe(false);
});
