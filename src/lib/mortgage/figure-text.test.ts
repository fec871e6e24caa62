import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROPERTY_RUNS } from './loan.arbitrary.ts';
import {
  dollarsText,
  parseDollars,
  parsePaymentNumber,
  parseRate,
  parseTermYears,
} from './parse-inputs.ts';

const SPACES = [' ', '\u00A0', '\u2009', '\u202F', '\u3000', '\t', '\u200B'];
const space = fc.constantFrom('', ...SPACES);
const fullWidth = (text: string) =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfe_e0));

describe('another spelling is the same figure', () => {
  it('of an amount: spaces, thousands, units, widths', () => {
    const spelled = fc.record({
      cents: fc.integer({ min: 1, max: 99_999_999_999_999 }),
      group: fc.constantFrom('', ',', ...SPACES),
      before: fc.constantFrom('', '$', 'USD ', 'us$'),
      after: fc.constantFrom('', ' USD', ' dollars'),
      blank: space,
      write: fc.constantFrom((text: string) => text, fullWidth),
    });
    fc.assert(
      fc.property(spelled, ({ cents, group, before, after, blank, write }) => {
        const [dollars = '', part = '00'] = dollarsText(cents).split('.');
        const grouped = dollars.replaceAll(/\B(?=(?:\d{3})+$)/g, group);
        expect(parseDollars(write(`${blank}${before}${grouped}.${part}${after}${blank}`))).toBe(
          cents,
        );
      }),
      PROPERTY_RUNS,
    );
  });

  it('of thousands and millions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), space, (hundredths, blank) => {
        const figure = (hundredths / 100).toFixed(2);
        expect(parseDollars(`${figure}${blank}k`)).toBe(hundredths * 1000);
        expect(parseDollars(`${figure}${blank}M`)).toBe(hundredths * 1_000_000);
      }),
      PROPERTY_RUNS,
    );
  });

  it('of a rate and a term: decimal comma, fractions, units, widths', () => {
    const spelled = fc.record({
      eighths: fc.integer({ min: 1, max: 799 }),
      blank: space,
      write: fc.constantFrom((text: string) => text, fullWidth),
    });
    fc.assert(
      fc.property(spelled, ({ eighths, blank, write }) => {
        const figure = eighths / 8;
        const whole = Math.floor(figure);
        const fraction = `${whole} ${eighths % 8}/8`;
        for (const text of [String(figure).replace('.', ','), String(figure), fraction]) {
          expect(parseRate(write(`${blank}${text}${blank}%`))).toBe(figure);
          expect(parseTermYears(write(`${text}${blank}years`))).toBe(Math.round(figure * 12));
        }
      }),
      PROPERTY_RUNS,
    );
  });
});

it('never throws or gives a figure out of bounds, whatever the text', () => {
  const figureLike = fc.string({
    unit: fc.constantFrom(...Array.from('0123456789.,-+eE$%km/½⅞² \u00A0\u2212')),
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
