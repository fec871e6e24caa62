import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyLoan, PROPERTY_RUNS } from './loan.arbitrary.ts';
import {
  dollarsText,
  parseDollars,
  parseDollarsOrZero,
  parseLoan,
  parsePercentOrZero,
  parseRate,
  parseTermYears,
  percentText,
  termYearsText,
} from './parse-inputs.ts';
import { parsePaymentNumber } from './payment-number.ts';

describe('parseDollars takes', () => {
  test.each([
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
    expect(parseDollars(text)).toEqual({ ok: true, value: cents });
  });
});

describe('parseDollars refuses', () => {
  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['$', 'empty'],
    ['0', 'zero'],
    ['$0.00', 'zero'],
    ['-300000', 'negative'],
    ['-$300,000', 'negative'],
    ['$-300,000', 'negative'],
    ['\u2212300000', 'negative'],
    ['1e6', 'exponent'],
    ['3E5', 'exponent'],
    ['1e400', 'exponent'],
    ['3,00', 'group-separators'],
    ['300,00', 'group-separators'],
    ['3000,000', 'group-separators'],
    ['300,000,', 'group-separators'],
    [',300', 'group-separators'],
    ['0,300', 'group-separators'],
    ['300,0000', 'group-separators'],
    ['300.000,00', 'group-separators'],
    ['1.250.000', 'group-separators'],
    ['300 000', 'group-separators'],
    ['300.000', 'too-many-decimals'],
    ['1896.205', 'too-many-decimals'],
    ['10000000000.01', 'too-large'],
    ['9'.repeat(400), 'too-large'],
    ['NaN', 'not-a-number'],
    ['Infinity', 'not-a-number'],
    ['abc', 'not-a-number'],
    ['300k', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['$$5', 'not-a-number'],
    ['6.5%', 'not-a-number'],
  ])('"%s": %s', (text, problem) => {
    expect(parseDollars(text)).toEqual({ ok: false, problem });
  });
});

describe('parseRate', () => {
  test.each([
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
    expect(parseRate(text)).toEqual({ ok: true, value: percent });
  });

  test.each([
    ['', 'empty'],
    ['%', 'empty'],
    ['0', 'zero'],
    ['0.000', 'zero'],
    ['-6.5', 'negative'],
    ['1e-7', 'exponent'],
    ['6,5', 'group-separators'],
    ['6,125', 'group-separators'],
    ['0.00000000000001', 'too-small'],
    ['100.1', 'too-large'],
    ['650', 'too-large'],
    ['6.5%%', 'not-a-number'],
    ['$6.5', 'not-a-number'],
    ['six', 'not-a-number'],
  ])('refuses "%s": %s', (text, problem) => {
    expect(parseRate(text)).toEqual({ ok: false, problem });
  });
});

describe('parseTermYears', () => {
  test.each([
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
    expect(parseTermYears(text)).toEqual({ ok: true, value: months });
  });

  test.each([
    ['', 'empty'],
    ['years', 'empty'],
    ['0', 'zero'],
    ['-30', 'negative'],
    ['3e1', 'exponent'],
    ['1,000', 'group-separators'],
    ['7.3', 'not-whole'],
    ['0.05', 'not-whole'],
    ['0.001', 'too-small'],
    ['1001', 'too-large'],
    ['thirty', 'not-a-number'],
  ])('refuses "%s": %s', (text, problem) => {
    expect(parseTermYears(text)).toEqual({ ok: false, problem });
  });
});

describe('amounts that may be zero', () => {
  test('zero dollars and zero percent are figures', () => {
    expect(parseDollarsOrZero('$0')).toEqual({ ok: true, value: 0 });
    expect(parsePercentOrZero('0%')).toEqual({ ok: true, value: 0 });
  });

  test('an empty field still is not', () => {
    expect(parseDollarsOrZero('')).toEqual({ ok: false, problem: 'empty' });
    expect(parsePercentOrZero('')).toEqual({ ok: false, problem: 'empty' });
  });
});

describe('parseLoan', () => {
  test('reads the three fields', () => {
    expect(parseLoan({ loan: '$300,000', rate: '6.5%', years: '30' })).toEqual({
      ok: true,
      value: { amountCents: 30_000_000, annualRatePercent: 6.5, termMonths: 360 },
    });
  });

  test('names each field that stopped it, and only those', () => {
    expect(parseLoan({ loan: '-300000', rate: '6.5', years: '' })).toEqual({
      ok: false,
      problems: { loan: 'negative', years: 'empty' },
    });
  });
});

test('every text written for a field is read back as the same figure', () => {
  fc.assert(
    fc.property(anyLoan, ({ amountCents, annualRatePercent, termMonths }) => {
      fc.pre(annualRatePercent >= 1e-13);
      expect(parseDollars(dollarsText(amountCents))).toEqual({ ok: true, value: amountCents });
      expect(parseRate(percentText(annualRatePercent))).toEqual({
        ok: true,
        value: annualRatePercent,
      });
      expect(parseTermYears(termYearsText(termMonths))).toEqual({ ok: true, value: termMonths });
    }),
    { ...PROPERTY_RUNS, numRuns: 1000 },
  );
});

test('no text makes a parser throw or give a figure out of bounds', () => {
  const figureLike = fc.string({
    unit: fc.constantFrom(...Array.from('0123456789.,-+eE$% \u2212')),
    maxLength: 14,
  });
  fc.assert(
    fc.property(fc.oneof(figureLike, fc.string()), (text) => {
      for (const parse of [parseDollars, parseRate, parseTermYears, parsePaymentNumber]) {
        const parsed = parse(text);
        const value = parsed.ok ? parsed.value : 1;
        expect(value > 0 && Number.isFinite(value)).toBe(true);
      }
    }),
    { ...PROPERTY_RUNS, numRuns: 2000 },
  );
});
