import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { businessDate } from '../../src/lib/content/publishing.ts';
import { formatDate } from '../../src/lib/format/calendar-date.ts';
import { calendarDate } from '../../src/schemas/calendar-days.ts';

describe.each([
  // The ends of the world's clocks, and the office.
  { zone: 'Pacific/Pago_Pago', offset: 660 },
  { zone: 'America/New_York', offset: 240 },
  { zone: 'Pacific/Kiritimati', offset: -840 },
])('a build machine in $zone', ({ zone, offset }) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test('reads and prints the same day, typed with quotes or without', () => {
    expect(new Date('2025-09-05T12:00Z').getTimezoneOffset()).toBe(offset);
    const dateField = calendarDate('Date of the article.');
    const fromYaml: unknown[] = [
      parse("'2025-09-05'"),
      parse('2025-09-05', { customTags: ['timestamp'] }),
    ];
    expect(fromYaml[1]).toBeInstanceOf(Date);
    for (const date of fromYaml)
      expect(formatDate(dateField.parse(date))).toBe('September 5, 2025');
  });

  test('counts the same business date', () => {
    expect(businessDate(new Date('2026-01-01T04:30:00Z'))).toBe('2025-12-31');
    expect(businessDate(new Date('2026-01-01T05:30:00Z'))).toBe('2026-01-01');
  });
});
