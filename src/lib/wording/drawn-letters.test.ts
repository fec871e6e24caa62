import { expect, test } from 'vitest';
import { drawable, undrawn } from './drawn-letters.ts';

test.each([
  ['Closing costs: what Ohio buyers pay & why', 'Closing costs: what Ohio buyers pay & why'],
  ['Café loans for São Paulo’s “new” buyers', 'Café loans for São Paulo’s “new” buyers'],
  ['🏡 Buying a home 👨‍👩‍👧 in Ohio', 'Buying a home in Ohio'],
  ['دليل شراء المنزل', ''],
  ['דירה ראשונה, 2026', ', 2026'],
  ['— 🏡 —', ''],
])('%s is drawn as "%s"', (title, seen) => {
  expect(drawable(title)).toBe(seen);
});

test('what is left out is named character by character, once', () => {
  expect(undrawn('🏡 Home 🏡 👍🏽')).toEqual(['🏡', '👍🏽']);
  expect(undrawn('Plain words – with a dash')).toEqual([]);
});
