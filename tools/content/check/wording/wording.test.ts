import { describe, expect, test } from 'vitest';
import { claim, isPromotional, preference, triggersIn } from './advertising.ts';
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
    'Route 161, Interstate 270, I-270, US-23, US 23, U.S. 33, SR-3, State Route 315, Exit 32',
    'ZIP 43081, 43081-1234, and 10583',
    'a [form](https://www.example.com/form_(1)_24.pdf)',
    '&frac12; of it, &#8211; and a note[^1]',
    'a 203(k), a 401(k), two 401(k)s, a 403(b), a 457(b), and a 401k',
    'a 529 plan, a 1031 exchange, and a 1099',
    'W-2, W-2s, W\u20112, W2s, W-9, 1099, 1099s, 1099-NEC, 1099-MISC, 1098, and 1040-SR',
    'VA Form 26-1880, Form 1003, Form 4506-C, DD-214, DD Form 214, HUD-1, I-94, and an H-1B visa',
    'Schedule C, Schedule 1, a K-1, Box 12, Line 31, Page 3, and Suite 200',
    'Title 38, Section 184, Section 8, Chapter 13, Public Law 111-203, and Regulation 1026',
    '12 CFR 1026.24, 12 CFR Part 1026, and 12 U.S.C. 4902',
    'a 2-1 buydown, a 3-2-1 buydown, a 5/6 ARM, 7/1 ARMs, an 80-10-10 loan, and the 28/36 rule',
    'a 15-year loan, a 30-year mortgage, 15- and 30-year terms, and 10-, 15-, or 20-year ones',
    'FICO Score 8, FICO 10T, and VantageScore 4.0',
    'in Q1, Q4 2025, 2024, and in the 1920s',
    'on March 15, May 4th, or the 15th of the month',
    'open 24/7, 9-to-5, 9 to 5, at 5 p.m., 8:30 a.m., or 10:15; call 811 or 911',
    'a 1st lien and a 2nd mortgage',
    '`1 + 2`',
    '1. First',
    '1) First',
    '1.First',
    '1.\tFirst, as pasted from Word',
  ])('is ignored in a name: %s', (text) => {
    expect(typedNumbers(text)).toEqual([]);
  });

  test.each([
    ...['$2000', '$10500', 'about $43500 a year', '2000 dollars', '10500 people', '2019%'],
    ...[
      '$1099',
      '1040 dollars',
      '4506 loans',
      '1003 homes',
      '$401',
      '15 years',
      '5 percent',
      '3.5%',
    ],
    ...['28/36 of income', '911 people', '$811', '2.1 points', 'a score of 620', '45 days'],
  ])('is found where it is an amount or a count: %s', (text) => {
    expect(typedNumbers(text)).toHaveLength(1);
  });
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
    'child support',
    'a gift from a family member',
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
    'rates as low as six percent',
    'Rates from about five and a half',
    'six and a half percent interest',
  ])
    expect(triggersIn(text), text).not.toEqual([]);
});

test('every kind of claim is found', () => {
  for (const text of [
    'The lowest rates in town',
    'Guaranteed approval',
    'We guarantee approval within a day',
    'a team guaranteeing you a closing date',
    'Get an instant answer',
    'Eliminate your debt',
    'Government-approved lender',
  ])
    expect(claim.test(text), text).toBe(true);
  for (const text of [
    'Compare the offers and choose.',
    'a USDA guaranteed loan, a VA-guaranteed one, and a loan guaranteed by the VA',
    'The rate is not guaranteed.',
    "We don't guarantee approval; the VA guarantees your lender a share.",
    'the lowest of the three scores',
    'at best, in your best interest, and the best time to call',
  ])
    expect(claim.test(text), text).toBe(false);
});
