import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLoan, PROPERTY_RUNS } from './loan.arbitrary.ts';
import {
  dollarsText,
  isPercent,
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
    ['999,999,999,999.99', 99_999_999_999_999],
    ['300 000', 30_000_000],
    ['1 250 000.50', 125_000_050],
    ['300,000 USD', 30_000_000],
    ['usd 300000', 30_000_000],
    ['USD $300,000', 30_000_000],
    ['US$300,000', 30_000_000],
    ['300,000$', 30_000_000],
    ['300,000 dollars', 30_000_000],
    ['300k', 30_000_000],
    ['$300 K', 30_000_000],
    ['300k USD', 30_000_000],
    ['1,250k', 125_000_000],
    ['0.5k', 50_000],
    ['1.25m', 125_000_000],
    ['1.5 M', 150_000_000],
    ['.5m', 50_000_000],
    ['1.2345m', 123_450_000],
    ['３００，０００．５０', 30_000_050],
    ['＄３００ｋ', 30_000_000],
    ['\u200b300\u00ad000\u202c', 30_000_000],
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
    '300.000',
    '$300.000',
    '300.000k',
    '1.125m',
    '1896.205',
    '300 00',
    '3000 000',
    '1 250,000',
    '1,250 000',
    '300 000,50',
    '6 1/2',
    '300½',
    '6²',
    '٣٠٠',
    '\u202e000003',
    '300kk',
    '300km',
    'k',
    '300m2',
    '1.2345678901m',
    '0.000001k',
    '1,5m',
    '€300',
    '300 EUR',
    '1000000000000',
    '1000000m',
    '9'.repeat(400),
    'NaN',
    'Infinity',
    'abc',
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
    ['6,5', 6.5],
    ['6,125%', 6.125],
    [',5', 0.5],
    ['5,25 %', 5.25],
    ['6.5 percent', 6.5],
    ['6 1/2', 6.5],
    ['6-1/2', 6.5],
    ['6½', 6.5],
    ['6 ½ %', 6.5],
    ['6⅞', 6.875],
    ['6⅛%', 6.125],
    ['7/8', 0.875],
    ['¾', 0.75],
    ['6 7\u20448', 6.875],
    ['６．５％', 6.5],
    ['６，５', 6.5],
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
    '6,5,0',
    '6.5,0',
    '6.5 1/2',
    '61/2',
    '6 3/2',
    '6 1/0',
    '1/2/3',
    '½5',
    '6½½',
    '⅟2',
    '6 5',
    '6²',
    '5.25-5.5',
    '5/1 ARM',
    '6.5k',
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
    ['7,5', 90],
    ['7,333', 88],
    ['7 1/2', 90],
    ['7½ years', 90],
    ['7 1/3', 88],
    ['7.3', 88],
    ['0.05', 1],
    ['0.125', 2],
    ['30.01234', 360],
    ['30yrs', 360],
    ['30 YRS.', 360],
    ['30-year', 360],
    ['３０\u3000years', 360],
  ])('takes "%s" as %d months', (text, months) => {
    expect(parseTermYears(text)).toBe(months);
  });

  it.each([
    '',
    'years',
    '0',
    '-30',
    '3e1',
    '1,000',
    '0.04',
    '0.001',
    '1001',
    '360 months',
    'thirty',
    '30k',
    '30%',
    '15/30',
  ])('refuses "%s"', (text) => {
    expect(parseTermYears(text)).toBeUndefined();
  });
});

describe('parsePaymentNumber', () => {
  it.each([
    [' 12 ', 12],
    ['1', 1],
    ['12000', 12_000],
    ['1,200', 1200],
    ['１２', 12],
  ])('takes the whole number "%s"', (text, number) => {
    expect(parsePaymentNumber(text)).toBe(number);
  });

  it.each(['', '0', '-1', '1.5', '1,5', '12.000', '12,00', '12001', '1e2', '1/2', '12k'])(
    'refuses "%s"',
    (text) => {
      expect(parsePaymentNumber(text)).toBeUndefined();
    },
  );
});

describe('amounts that may be zero', () => {
  it('zero dollars and zero percent are figures', () => {
    expect(parseDollarsOrZero('$0')).toBe(0);
    expect(parsePercentOrZero('0%')).toBe(0);
  });

  it.each(['20%', '20 %', '20％', '3,5 percent'])('"%s" is a percentage', (text) => {
    expect(isPercent(text)).toBe(true);
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
