import { describe, expect, it } from 'vitest';
import { formatPercent } from './percent.ts';

describe('formatPercent', () => {
  it.each([
    [6.5, '6.5%'],
    [6.125, '6.125%'],
    [7, '7%'],
    [6.1255, '6.126%'],
    [1.0005, '1.001%'],
    [99.9, '99.9%'],
    [0, '0%'],
    [0.001, '0.001%'],
    [0.0001, '0.0001%'],
    [0.000_000_1, '0.0000001%'],
    [1e-13, '0.0000000000001%'],
    [-0.25, '-0.25%'],
  ])('prints %d as %s', (percent, text) => {
    expect(formatPercent(percent)).toBe(text);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (percent) => {
    expect(() => formatPercent(percent)).toThrow(RangeError);
  });
});
