import { describe, expect, it } from 'vitest';
import { formatMonths } from './duration.ts';

describe('formatMonths', () => {
  it.each([
    [0, '0 months'],
    [1, '1 month'],
    [11, '11 months'],
    [12, '1 year'],
    [13, '1 year 1 month'],
    [88, '7 years 4 months'],
    [360, '30 years'],
  ])('prints %d as %s', (months, text) => {
    expect(formatMonths(months)).toBe(text);
  });
});
