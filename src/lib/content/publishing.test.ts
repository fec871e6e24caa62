import { describe, expect, test } from 'vitest';
import { officeDay, visibility } from './publishing';

describe('an entry is', () => {
  test.each([
    [{ draft: false }, 'public'],
    [{ draft: true }, 'draft'],
    [{ draft: false, publishDate: '2026-01-14' }, 'public'],
    [{ draft: false, publishDate: '2026-01-15' }, 'public'],
    [{ draft: false, publishDate: '2026-01-16' }, 'scheduled'],
    [{ draft: true, publishDate: '2026-01-14' }, 'draft'],
  ])('%o on January 15, 2026: %s', (state, expected) => {
    expect(visibility(state, '2026-01-15')).toBe(expected);
  });
});

describe('the day at the office in Ohio', () => {
  test.each([
    ['2026-01-15T04:59:59Z', '2026-01-14'],
    ['2026-01-15T05:00:00Z', '2026-01-15'],
    ['2026-07-15T03:59:59Z', '2026-07-14'],
    ['2026-07-15T04:00:00Z', '2026-07-15'],
    ['2026-01-01T00:30:00Z', '2025-12-31'],
  ])('at %s is %s', (instant, day) => {
    expect(officeDay(new Date(instant))).toBe(day);
  });
});
