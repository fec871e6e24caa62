import { describe, expect, test } from 'vitest';
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

/** Words that an advertisement for credit must not use, wherever they stand. */
const claims =
  /\b(?:lowest|best|guaranteed|instant(?:ly)?|eliminat\w+|cheapest|unbeatable|no[- ]hassle|risk[- ]free|pre-?approved for everyone|government[- ]approved)\b/i;

/** A rate, a payment or a repayment term: each calls for the full terms of the loan beside it. */
const triggers = [
  /\d%?\s+APR\b|\bAPR\s+(?:of|from|as low as)\b/i,
  /\d%\s+(?:interest|rate|APR)/i,
  /\brates?\s+(?:of|from|as low as|starting at|under|at)\s+\d/i,
  /\$\d[\d,.]*\s+(?:a|per|each)\s+month/i,
  /\bmonthly payments?\s+(?:of|from)\s+\$/i,
  /\b\d+[- ]year\b/i,
  /\b\d+\s+(?:monthly\s+)?payments\b/i,
];

const oneOffPages = (
  [
    'home',
    'about',
    'blog',
    'loan-programs',
    'service-areas',
    'gallery',
    'faqs',
    'construction',
    'help',
  ] as const
).map((kind) => ({ name: `pages/${kind}`, texts: textsIn(pageWords(kind)) }));

/** Texts that invite instead of teach: one-off pages, cards, banners, search results, closing sections. */
const promotional = [
  ...oneOffPages,
  { name: 'the slogan', texts: textsIn({ slogan: brokerage.slogan }) },
  ...loanPrograms.map(({ id, data: { title, summary, page } }) => ({
    name: `loan-programs/${id}`,
    texts: textsIn({
      title,
      summary,
      description: page?.description,
      lead: page?.lead,
      closing: page?.closing,
    }),
  })),
  ...[...articles, ...resources].map(({ file, data: { title, description, closing } }) => ({
    name: file,
    texts: textsIn({ title, description, closing }),
  })),
  ...cities.map(({ id, data: { description, lead, benefits, jumbo, closing } }) => ({
    name: `cities/${id}`,
    texts: textsIn({ description, lead, benefits, jumbo, closing }),
  })),
];

describe.each(promotional)('$name', ({ texts }) => {
  test('states no rate, payment or term that would need the full terms beside it', () => {
    const found = texts.filter(({ text }) =>
      triggers.some((trigger) => trigger.test(printed(text))),
    );
    expect(found).toEqual([]);
  });

  test('shouts nothing', () => {
    expect(texts.filter(({ text }) => text.includes('!'))).toEqual([]);
  });
});

test.each([...builtPages.values()])('$path claims nothing it cannot prove', ({ document }) => {
  expect(claims.exec(textOf(document.body))?.[0]).toBeUndefined();
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
    expect(
      triggers.some((trigger) => trigger.test(text)),
      text,
    ).toBe(true);
});

test('every kind of claim is found', () => {
  for (const text of [
    'The lowest rates in town',
    'Guaranteed approval',
    'Get an instant answer',
    'Eliminate your debt',
    'Government-approved lender',
  ])
    expect(claims.test(text), text).toBe(true);
  expect(claims.test('Compare the offers and choose.')).toBe(false);
});
