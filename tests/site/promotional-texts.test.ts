import { describe, expect, test } from 'vitest';
import { claim, isPromotional, triggerIn } from '../../tools/content/check/wording/advertising.ts';
import { builtPages } from './built-site.ts';
import {
  articles,
  brokerage,
  cities,
  loanPrograms,
  pageWords,
  printed,
  resources,
  textsIn,
} from './content.ts';
import { textOf } from './text.ts';

const oneOffPages = [
  'home',
  'about',
  'blog',
  'loan-programs',
  'service-areas',
  'gallery',
  'faqs',
  'construction',
  'help',
] as const;

/** Texts of an entry that invite instead of teach. */
const inviting = (name: string, data: unknown) => ({
  name,
  texts: textsIn(data).filter(({ way }) => isPromotional(name, way)),
});

/** One-off pages, cards, banners, search results, closing sections. */
const promotional = [
  ...oneOffPages.map((kind) => inviting(`pages/${kind}`, pageWords(kind))),
  inviting('businesses/brokerage', brokerage),
  ...loanPrograms.map(({ id, data }) => inviting(`loan-programs/${id}`, data)),
  ...articles.map(({ id, data }) => inviting(`blog/${id}`, data)),
  ...resources.map(({ id, data }) => inviting(`resources/${id}`, data)),
  ...cities.map(({ id, data }) => inviting(`cities/${id}`, data)),
];

describe.each(promotional)('$name', ({ texts }) => {
  test('has texts that invite', () => {
    expect(texts.length).toBeGreaterThan(0);
  });

  test('states no rate, payment or term that would need the full terms beside it', () => {
    expect(texts.filter(({ text }) => triggerIn(printed(text)) !== undefined)).toEqual([]);
  });

  test('shouts nothing', () => {
    expect(texts.filter(({ text }) => text.includes('!'))).toEqual([]);
  });
});

test.each([...builtPages.values()])('$path claims nothing it cannot prove', ({ document }) => {
  expect(claim.exec(textOf(document.body))?.[0]).toBeUndefined();
});

test('every kind of trigger is found', () => {
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
