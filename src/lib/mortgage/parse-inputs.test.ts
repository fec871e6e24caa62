import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLoan, PROPERTY_RUNS } from './loan.arbitrary.ts';
import {
  dollarsText,
  parseDollars,
  parseDollarsOrZero,
  parseLoan,
  parsePaymentNumber,
  parsePercentOrZero,
  parseRate,
  parseTermYears,
  percentText,
  termYearsText,
} from './parse-inputs.ts';

describe('parseDollars takes', () => {
  it.each([
    ['300000', 30_000_000],
    ['300,000', 30_000_000],
    ['$300,000', 30_000_000],
    ['$ 300,000', 30_000_000],
    [' 300000 ', 30_000_000],
    ['\u00a0300,000.00\t', 30_000_000],
    ['300000.', 30_000_000],
    ['1,250,000.5', 125_000_050],
    ['300000.29', 30_000_029],
    ['300000'.padStart(40, '0'), 30_000_000],
    ['0300000', 30_000_000],
    ['.01', 1],
    ['10,000,000,000', 1_000_000_000_000],
  ])('"%s" as %d cents', (text, cents) => {
    expect(parseDollars(text)).toBe(cents);
  });
});

describe('parseDollars refuses', () => {
  it.each([
    '',
    '   ',
    '$',
    '0',
    '$0.00',
    '-300000',
    '-$300,000',
    '$-300,000',
    '\u2212300000',
    '1e6',
    '3E5',
    '1e400',
    '3,00',
    '300,00',
    '3000,000',
    '300,000,',
    ',300',
    '0,300',
    '300,0000',
    '300.000,00',
    '1.250.000',
    '300 000',
    '300.000',
    '1896.205',
    '10000000000.01',
    '9'.repeat(400),
    'NaN',
    'Infinity',
    'abc',
    '300k',
    '0x10',
    '$$5',
    '6.5%',
  ])('"%s"', (text) => {
    expect(parseDollars(text)).toBeUndefined();
  });
});

describe('parseRate', () => {
  it.each([
    ['6.5', 6.5],
    ['6.5%', 6.5],
    [' 6.5 % ', 6.5],
    ['6.125', 6.125],
    ['.5', 0.5],
    ['0.0000001%', 1e-7],
    ['0.0000000000001', 1e-13],
    ['99.9', 99.9],
    ['100', 100],
  ])('takes "%s" as %d percent', (text, percent) => {
    expect(parseRate(text)).toBe(percent);
  });

  it.each([
    '',
    '%',
    '0',
    '0.000',
    '-6.5',
    '1e-7',
    '6,5',
    '6,125',
    '0.00000000000001',
    '100.1',
    '650',
    '6.5%%',
    '$6.5',
    'six',
  ])('refuses "%s"', (text) => {
    expect(parseRate(text)).toBeUndefined();
  });
});

describe('parseTermYears', () => {
  it.each([
    ['30', 360],
    ['30 years', 360],
    ['1 year', 12],
    ['15 yrs', 180],
    ['7.5', 90],
    ['7.33', 88],
    ['7.333333', 88],
    ['0.08', 1],
    ['100', 1200],
    ['1000', 12_000],
  ])('takes "%s" as %d months', (text, months) => {
    expect(parseTermYears(text)).toBe(months);
  });

  it.each(['', 'years', '0', '-30', '3e1', '1,000', '7.3', '0.05', '0.001', '1001', 'thirty'])(
    'refuses "%s"',
    (text) => {
      expect(parseTermYears(text)).toBeUndefined();
    },
  );
});

describe('parsePaymentNumber', () => {
  it.each([
    [' 12 ', 12],
    ['1', 1],
    ['12000', 12_000],
  ])('takes the whole number "%s"', (text, number) => {
    expect(parsePaymentNumber(text)).toBe(number);
  });

  it.each(['', '0', '-1', '1.5', '12001', '1e2'])('refuses "%s"', (text) => {
    expect(parsePaymentNumber(text)).toBeUndefined();
  });
});

describe('amounts that may be zero', () => {
  it('zero dollars and zero percent are figures', () => {
    expect(parseDollarsOrZero('$0')).toBe(0);
    expect(parsePercentOrZero('0%')).toBe(0);
  });

  it('an empty field still is not', () => {
    expect(parseDollarsOrZero('')).toBeUndefined();
    expect(parsePercentOrZero('')).toBeUndefined();
  });
});

describe('parseLoan', () => {
  it('reads the three fields', () => {
    expect(parseLoan({ loan: '$300,000', rate: '6.5%', years: '30' })).toEqual({
      loan: { amountCents: 30_000_000, annualRatePercent: 6.5, termMonths: 360 },
      invalid: [],
    });
  });

  it('names each invalid field, and only those', () => {
    expect(parseLoan({ loan: '-300000', rate: '6.5', years: '' })).toEqual({
      invalid: ['loan', 'years'],
    });
  });
});

it('reads every text written for a field back as the same figure', () => {
  fc.assert(
    fc.property(anyLoan, ({ amountCents, annualRatePercent, termMonths }) => {
      fc.pre(annualRatePercent >= 1e-13);
      expect(parseDollars(dollarsText(amountCents))).toBe(amountCents);
      expect(parseRate(percentText(annualRatePercent))).toBe(annualRatePercent);
      expect(parseTermYears(termYearsText(termMonths))).toBe(termMonths);
    }),
    { ...PROPERTY_RUNS, numRuns: 1000 },
  );
});

it('never throws or gives a figure out of bounds, whatever the text', () => {
  const figureLike = fc.string({
    unit: fc.constantFrom(...Array.from('0123456789.,-+eE$% \u2212')),
    maxLength: 14,
  });
  fc.assert(
    fc.property(fc.oneof(figureLike, fc.string()), (text) => {
      for (const parse of [parseDollars, parseRate, parseTermYears, parsePaymentNumber]) {
        const value = parse(text) ?? 1;
        expect(value > 0 && Number.isFinite(value)).toBe(true);
      }
    }),
    { ...PROPERTY_RUNS, numRuns: 2000 },
  );
});
