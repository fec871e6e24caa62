import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundHalfUp } from './round-half-up.ts';

describe('roundHalfUp', () => {
  it.each([
    [0, 0],
    [0.49, 0],
    [0.5, 1],
    [2.5, 3],
    [-2.5, -3],
    [-0.4, 0],
    [1896.205 * 100, 189_621],
    [1.005 * 100, 101],
    [8.345 * 100, 835],
    [83_332.5, 83_333],
    [189_620.4999, 189_620],
    [1e15 + 1, 1e15 + 1],
  ])('rounds %d to %d', (value, expected) => {
    expect(roundHalfUp(value)).toBe(expected);
  });

  it('leaves whole numbers alone', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(2 ** 48), max: 2 ** 48 }), (whole) => {
        expect(roundHalfUp(whole)).toBe(whole);
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'refuses %d',
    (value) => {
      expect(() => roundHalfUp(value)).toThrow(RangeError);
    },
  );
});
