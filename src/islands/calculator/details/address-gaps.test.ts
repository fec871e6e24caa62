import { describe, expect, it } from 'vitest';
import {
  CALCULATOR_PARAMETERS,
  readCalculatorState,
  writeCalculatorState,
} from '../../../lib/mortgage/address-state.ts';
import { LOAN_FIELDS } from '../../../lib/mortgage/parse-inputs.ts';
import { describeGaps, findAddressGaps } from './address-gaps.ts';

const DEFAULTS = { amountCents: 30_000_000, annualRatePercent: 6.5, termMonths: 360 };

describe('findAddressGaps', () => {
  const gaps = (query: string) =>
    findAddressGaps(
      new URLSearchParams(query),
      readCalculatorState(new URLSearchParams(query), DEFAULTS),
    );

  it.each([
    ['a whole link', 'loan=410000&rate=6.125&years=15', [], []],
    ['other spellings', 'loan=$410k&rate=6,125%25&years=15 years', [], []],
    ['no figures at all', 'utm_source=mail', [], []],
    ['a missing term', 'loan=410000&rate=6.125', ['years'], []],
    ['a rate that is none', 'loan=410000&rate=abc&years=15', ['rate'], []],
    ['an ambiguous amount', 'loan=300.000&rate=6.5&years=15', ['loan'], []],
    ['an empty amount', 'loan=&rate=6.5&years=15', ['loan'], []],
    ['nothing good', 'loan=-1&rate=&years=0', ['loan', 'rate', 'years'], []],
    ['only an option', 'extra=100', ['loan', 'rate', 'years'], []],
    ['a loan by price', 'price=375000&down=20%25&rate=5&years=30', [], []],
    ['a bad loan beside a price', 'loan=x&price=375000&down=20%25&rate=5&years=30', ['loan'], []],
  ])('%s', (_, query, examples, leftOut) => {
    expect(gaps(query)).toEqual({ examples, leftOut });
  });

  it.each([
    ['price=375000', ['price']],
    ['price=375000&down=20%25', ['price', 'down']],
    ['start=soon', ['start']],
    ['extra=-5', ['extra']],
    ['once=10000', ['once']],
    ['tax=3600', ['tax']],
    ['hoa=x-monthly&insurance=1-yearly', ['hoa']],
    ['mortgage-insurance=150-weekly', ['mortgage-insurance']],
    ['compare=1-1-1&compare=2-2-2&compare=3-3-3', ['compare']],
    ['compare=300000-6.5', ['compare']],
  ])('leaves out what it can’t use: %s', (query, leftOut) => {
    expect(gaps(`loan=250000&rate=6.5&years=30&${query}`)).toEqual({ examples: [], leftOut });
  });
});

it('says nothing of a whole link', () => {
  expect(describeGaps({ examples: [], leftOut: [] })).toBe('');
});

it('names the values that are examples, and what was left out', () => {
  expect(describeGaps({ examples: ['loan', 'rate', 'years'], leftOut: ['hoa'] })).toBe(
    'Part of this link is missing or can’t be read. Example values: loan amount, annual rate, and term. Left out: HOA dues.',
  );
});

it('has a name for every parameter', () => {
  const leftOut = CALCULATOR_PARAMETERS.filter(
    (name) => !LOAN_FIELDS.some((field) => field === name),
  );
  expect(describeGaps({ examples: [], leftOut })).not.toMatch(
    /\b(down|extra|once|tax|hoa|compare)[,.]/,
  );
});

it('finds no gap in what the calculator writes itself', () => {
  const state = {
    loan: DEFAULTS,
    purchase: { priceCents: 37_500_000, downPayment: { percent: 20 } },
    start: { year: 2026, month: 1 },
    extra: { monthlyCents: 1, oneTime: { paymentNumber: 1, amountCents: 1 } },
    costs: { hoaDues: { cents: 1, per: 'year' } },
    compared: [DEFAULTS, DEFAULTS],
  } as const;
  expect(findAddressGaps(writeCalculatorState(state), state)).toEqual({
    examples: [],
    leftOut: [],
  });
});
