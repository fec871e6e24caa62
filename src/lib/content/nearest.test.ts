import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance, nearest } from './nearest';

describe('the distance between two words', () => {
  test.each([
    ['', '', 0],
    ['fha', 'fha', 0],
    ['fha', 'fa', 1],
    ['fha', 'fhaa', 1],
    ['dublin', 'dubiln', 2],
    ['', 'va', 2],
    ['kitten', 'sitting', 3],
  ])('%s and %s is %i', (one, other, letters) => {
    expect(distance(one, other)).toBe(letters);
  });

  test('is the same both ways, never more than the longer word, zero only for equal words', () => {
    const word = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const letters = distance(one, other);
        expect(distance(other, one)).toBe(letters);
        expect(letters).toBeLessThanOrEqual(Math.max(one.length, other.length));
        expect(letters === 0).toBe(one === other);
      }),
    );
  });
});

describe('the nearest words', () => {
  const known = ['lender-fees', 'title-fees', 'recording-fees', 'appraisal'];

  test('come best first', () => {
    expect(nearest('lender-fee', known)[0]).toBe('lender-fees');
    expect(nearest('title-fes', known, 2)).toEqual(['title-fees', expect.any(String)]);
  });

  test('are as many as there are', () => {
    expect(nearest('x', known, 10)).toHaveLength(4);
    expect(nearest('x', [])).toEqual([]);
  });
});
