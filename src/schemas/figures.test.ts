import { describe, expect, test } from 'vitest';
import { figureSchema } from './figures';

const figure = {
  label: 'Closing costs as a share of the price',
  unit: 'percent',
  low: 2,
  high: 5,
  asOf: '2025',
  source: { name: 'The test', url: 'https://www.example.com/' },
  checkedOn: '2026-01-01',
  reviewBy: '2027-01-01',
  kind: 'editorial',
  note: 'Only here.',
};
const { low, high, ...unnumbered } = figure;

const faults = (value: object) =>
  (figureSchema.safeParse(value).error?.issues ?? []).map(({ path, message }) =>
    [path.join('.'), message].filter(Boolean).join(': '),
  );

describe('a figure is right with', () => {
  test.each([
    ['a range', { low, high }],
    ['a single value', { value: 3.5 }],
    ['parts to compute it from', { derived: { rule: 'sum', parts: ['fees', 'title'] } }],
    ['zero', { value: 0 }],
    ['a printed form of its own', { value: 20, print: '{value}+' }],
    ['a time as exact as it is known', { value: 1, asOf: '2025-09-05' }],
  ])('%s', (_, numbers) => {
    expect(faults({ ...unnumbered, ...numbers })).toEqual([]);
  });
});

describe('a figure is refused with', () => {
  const oneWay = 'must have exactly one of "value", "low" with "high", or "derived"';

  test.each([
    ['no number', {}, oneWay],
    ['two kinds of numbers', { value: 3, low, high }, oneWay],
    ['half a range', { low }, 'high: a range needs both "low" and "high"'],
    ['a range the wrong way round', { low: 5, high: 2 }, 'low: "low" must be smaller than "high"'],
    ['a range of one value', { low: 5, high: 5 }, 'low: "low" must be smaller than "high"'],
    ['a negative value', { value: -1 }, 'value: Too small'],
    ['a number in quotes', { value: '3' }, 'value: Invalid input: expected number'],
    ['an unknown unit', { value: 3, unit: 'euro' }, 'unit: Invalid option'],
    [
      'a printed form without its number',
      { value: 3, print: 'a few' },
      'print: must contain {value}, {low}, or {high}',
    ],
    [
      'markup in its printed form',
      { value: 3, print: '<b>{value}</b>' },
      'print: must not contain <, >, &, or double quotes',
    ],
    [
      'a review that is due before the figure was checked',
      { value: 3, checkedOn: '2027-01-01' },
      'reviewBy: "reviewBy" must be later than "checkedOn"',
    ],
    [
      'a time in words',
      { value: 3, asOf: 'last year' },
      'asOf: must be a year, a year and month, or a date',
    ],
    [
      'a source without a full address',
      { value: 3, source: { name: 'HUD', url: 'hud.gov' } },
      'source.url: must be a full address',
    ],
    [
      'an unknown rule',
      { derived: { rule: 'average', parts: ['fees'] } },
      'derived.rule: Invalid option',
    ],
    ['a field it does not know', { value: 3, currency: 'USD' }, 'Unrecognized key: "currency"'],
  ])('%s', (_, fields, message) => {
    expect(faults({ ...unnumbered, ...fields })).toContainEqual(expect.stringContaining(message));
  });
});
