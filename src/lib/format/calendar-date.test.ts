import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDate, formatMonthYear } from './calendar-date.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('formatDate', () => {
  it.each([
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'America/New_York',
    'America/Los_Angeles',
    'Asia/Tokyo',
    'UTC',
  ])('reads September 5, 2025 in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    expect(formatDate('2025-09-05')).toBe('September 5, 2025');
    expect(formatMonthYear({ year: 2025, month: 9 })).toBe('September 2025');
  });

  it.each([
    ['2024-02-29', 'February 29, 2024'],
    ['2025-12-31', 'December 31, 2025'],
    ['2026-01-01', 'January 1, 2026'],
  ])('prints %s as %s', (isoDate, text) => {
    expect(formatDate(isoDate)).toBe(text);
  });

  it.each([
    '',
    '2025-9-5',
    '2025-02-29',
    '2025-13-01',
    '2025-00-10',
    '2025-01-32',
    '09/05/2025',
    '2025-09-05T00:00:00Z',
    ' 2025-09-05',
  ])('refuses "%s" and says what to write', (text) => {
    expect(() => formatDate(text)).toThrow(/such as 2025-09-05/);
  });
});

describe('formatMonthYear', () => {
  it.each([
    [{ year: 2055, month: 12 }, 'December 2055'],
    [{ year: 2026, month: 1 }, 'January 2026'],
  ])('prints %o as %s', (month, text) => {
    expect(formatMonthYear(month)).toBe(text);
  });

  it.each([
    { year: 2025, month: 0 },
    { year: 2025, month: 13 },
    { year: 2025, month: 1.5 },
    { year: Number.NaN, month: 1 },
  ])('refuses %o', (month) => {
    expect(() => formatMonthYear(month)).toThrow(RangeError);
  });
});
