import { describe, expect, it } from 'vitest';
import { formatDollars, formatWholeDollars } from './money.ts';

describe('formatDollars', () => {
  it.each([
    [189_620, '$1,896.20'],
    [189_621, '$1,896.21'],
    [0, '$0.00'],
    [-0, '$0.00'],
    [5, '$0.05'],
    [-189_620, '-$1,896.20'],
    [100_000_000_000_001, '$1,000,000,000,000.01'],
  ])('prints %d cents as %s', (cents, text) => {
    expect(formatDollars(cents)).toBe(text);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 189_620.5, 2 ** 53])('refuses %d', (cents) => {
    expect(() => formatDollars(cents)).toThrow(/whole cents/);
  });
});

describe('formatWholeDollars', () => {
  it.each([
    [38_263_671, '$382,637'],
    [38_263_650, '$382,637'],
    [38_263_649, '$382,636'],
    [250, '$3'],
    [49, '$0'],
  ])('prints %d cents as %s', (cents, text) => {
    expect(formatWholeDollars(cents)).toBe(text);
  });

  it('refuses fractions of a cent', () => {
    expect(() => formatWholeDollars(0.5)).toThrow(/whole cents/);
  });
});
