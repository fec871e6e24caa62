import { describe, expect, test } from 'vitest';
import type { Figure } from '../../schemas/figures';
import { resolveRegister } from './register';

const common = {
  label: 'A figure of the test',
  asOf: '2025',
  source: { name: 'The test' },
  checkedOn: '2026-01-01',
  reviewBy: '2027-01-01',
  kind: 'editorial',
  note: 'Only here.',
} as const;

const usd = (low: number, high: number): Figure => ({ ...common, unit: 'usd', low, high });
const percent = (low: number, high: number): Figure => ({ ...common, unit: 'percent', low, high });
const single = (unit: Figure['unit'], value: number): Figure => ({ ...common, unit, value });
const derived = (
  unit: Figure['unit'],
  rule: NonNullable<Figure['derived']>['rule'],
  ...parts: string[]
): Figure => ({ ...common, unit, derived: { rule, parts } });

const register = (figures: Record<string, Figure>, year = 2026) =>
  resolveRegister(new Map(Object.entries(figures)), year);

describe('a figure that is computed', () => {
  test('as a share of an amount takes both ends', () => {
    const figures = register({
      example: derived('usd', 'percent-of', 'share', 'price'),
      share: percent(2, 5),
      price: single('usd', 300_000),
    });
    expect(figures.get('example')).toMatchObject({ low: 6_000, high: 15_000 });
  });

  test('as a sum adds low ends and high ends, single values counting as both', () => {
    const figures = register({
      total: derived('usd', 'sum', 'fees', 'title', 'survey'),
      fees: usd(2_000, 3_000),
      title: usd(2_000, 4_000),
      survey: single('usd', 250),
    });
    expect(figures.get('total')).toMatchObject({ low: 4_250, high: 7_250 });
  });

  test('as years since a year grows with the year of the build', () => {
    const figures = { age: derived('years', 'years-since', 'start'), start: single('year', 2004) };
    expect(register(figures, 2026).get('age')).toMatchObject({ low: 22, high: 22 });
    expect(register(figures, 2027).get('age')).toMatchObject({ low: 23, high: 23 });
  });

  test('from figures that are computed themselves, in any order of the files', () => {
    const figures = register({
      double: derived('usd', 'sum', 'share-of-price', 'share-of-price'),
      'share-of-price': derived('usd', 'percent-of', 'share', 'price'),
      price: single('usd', 200_000),
      share: single('percent', 3.5),
    });
    expect(figures.get('double')).toMatchObject({ low: 14_000, high: 14_000 });
  });
});

describe('a register that cannot be right names the file and what to do', () => {
  test.each<[string, Record<string, Figure>, string]>([
    [
      'an unknown part',
      { total: derived('usd', 'sum', 'feees') },
      'Figure "total" is computed from "feees", which is not in src/content/figures',
    ],
    [
      'a figure computed from itself',
      { one: derived('usd', 'sum', 'two'), two: derived('usd', 'sum', 'one') },
      'Figure "one" is computed from itself (one -> two -> one). Remove one of these parts.',
    ],
    [
      'a sum of different units',
      { total: derived('usd', 'sum', 'fee', 'days'), fee: usd(1, 2), days: single('days', 3) },
      'Figure "total" adds different units (usd, days). Only add figures with the same unit.',
    ],
    [
      'a share of something other than dollars',
      {
        part: derived('usd', 'percent-of', 'share', 'days'),
        share: percent(1, 2),
        days: single('days', 3),
      },
      'Figure "part": the rule "percent-of" needs a percent first and dollars second.',
    ],
    [
      'years since something other than a year',
      { age: derived('years', 'years-since', 'days'), days: single('days', 3) },
      'Figure "age": the rule "years-since" needs one part with unit "year".',
    ],
    ['no number at all', { empty: { ...common, unit: 'usd' } }, 'Figure "empty" has no number.'],
  ])('%s', (_, figures, message) => {
    expect(() => register(figures)).toThrow(message);
  });
});
