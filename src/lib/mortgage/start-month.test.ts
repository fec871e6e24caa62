import { describe, expect, it } from 'vitest';
import { parseStartMonth, paymentMonth, startMonthText } from './start-month.ts';

describe('parseStartMonth', () => {
  it.each([
    ['2026-01', { year: 2026, month: 1 }],
    [' 2026-12 ', { year: 2026, month: 12 }],
    ['1900-01', { year: 1900, month: 1 }],
    ['2999-12', { year: 2999, month: 12 }],
  ])('reads "%s" and writes it back', (text, month) => {
    expect(parseStartMonth(text)).toEqual(month);
    expect(startMonthText(month)).toBe(text.trim());
  });

  it.each([
    '',
    '2026',
    '2026-00',
    '2026-13',
    '2026-1',
    '01-2026',
    '2026-01-01',
    '1899-12',
    '3000-01',
    'soon',
  ])('refuses "%s"', (text) => {
    expect(parseStartMonth(text)).toBeUndefined();
  });
});

describe('paymentMonth', () => {
  const start = { year: 2026, month: 9 };
  it.each([
    [1, { year: 2026, month: 9 }],
    [4, { year: 2026, month: 12 }],
    [5, { year: 2027, month: 1 }],
    [360, { year: 2056, month: 8 }],
    [12_000, { year: 3026, month: 8 }],
  ])('payment %d falls in %o', (number, month) => {
    expect(paymentMonth(start, number)).toEqual(month);
  });

  it('thirty years from January 2026 end in December 2055', () => {
    expect(paymentMonth({ year: 2026, month: 1 }, 360)).toEqual({ year: 2055, month: 12 });
  });
});
