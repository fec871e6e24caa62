import { describe, expect, test } from 'vitest';
import { printFigure } from './print-figure';
import type { ResolvedFigure } from './register';

const figure = (unit: ResolvedFigure['unit'], low: number, high = low, print?: string) => ({
  id: 'test',
  unit,
  low,
  high,
  print,
  asOf: '2024-06',
});

describe('the printed form of a figure', () => {
  test.each([
    [figure('usd', 498_257), '$498,257'],
    [figure('usd', 6_000, 15_000), '$6,000–$15,000'],
    [figure('usd', 1_896.2), '$1,896.20'],
    [figure('usd', 8, 12.5), '$8–$12.50'],
    [figure('usd', (0.55 * 200_000) / 100), '$1,100'],
    [figure('percent', 3.5), '3.5%'],
    [figure('percent', 0.3, 1.5), '0.3%–1.5%'],
    [figure('days', 1), '1 day'],
    [figure('days', 1, 3), '1–3 days'],
    [figure('weeks', 2, 4), '2–4 weeks'],
    [figure('months', 12), '12 months'],
    [figure('years', 6), '6 years'],
    [figure('hours', 24, 48), '24–48 hours'],
    [figure('age', 62), '62'],
    [figure('score', 500, 579), '500–579'],
    [figure('count', 1_000), '1,000'],
    [figure('rating', 5), '5.0'],
    [figure('year', 2004), '2004'],
    [figure('count', 1_000, 1_000, '{value}+'), '1,000+'],
    [figure('score', 640, 640, 'below {value}'), 'below 640'],
    [figure('percent', 28, 36, '{low}%/{high}%'), '28%/36%'],
    [figure('usd', 500, 1_500, '${low} to ${high}'), '$500 to $1,500'],
  ])('of %o is %s', (given, printed) => {
    expect(printFigure(given, 'plain')).toBe(printed);
  });

  test('carries its year where asked for', () => {
    expect(printFigure(figure('usd', 498_257), 'dated')).toBe('$498,257 (2024)');
  });

  test('gives one end of a range, with its unit and without words of its own', () => {
    const range = figure('percent', 2, 5, 'between {low}% and {high}%');
    expect(printFigure(range, 'low')).toBe('2%');
    expect(printFigure(range, 'high')).toBe('5%');
  });
});
