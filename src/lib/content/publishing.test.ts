import { describe, expect, test } from 'vitest';
import { buildDay, businessDate, ribbon, visibility } from './publishing';

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

describe('the business date in Ohio', () => {
  test.each([
    ['2026-01-15T04:59:59Z', '2026-01-14'],
    ['2026-01-15T05:00:00Z', '2026-01-15'],
    ['2026-07-15T03:59:59Z', '2026-07-14'],
    ['2026-07-15T04:00:00Z', '2026-07-15'],
    ['2026-01-01T00:30:00Z', '2025-12-31'],
  ])('at %s is %s', (instant, day) => {
    expect(businessDate(new Date(instant))).toBe(day);
  });
});

describe('the ribbon', () => {
  test.each([
    [{ draft: true }, 'Draft'],
    [{ draft: true, publishDate: '2026-02-01' }, 'Draft'],
    [{ draft: false, publishDate: '2026-02-01' }, 'Scheduled for February 1, 2026'],
    [{ draft: false, publishDate: '2026-01-15' }, undefined],
    [{ draft: false }, undefined],
  ])('of %o on January 15, 2026 says %s', (state, words) => {
    expect(ribbon(state, '2026-01-15')).toBe(words);
  });
});

describe('the day of a build', () => {
  const now = new Date('2026-01-15T12:00:00Z');

  test.each([
    [undefined, '2026-01-15'],
    ['', '2026-01-15'],
    ['2027-03-01', '2027-03-01'],
  ])('with BUILD_DATE %j is %s', (given, day) => {
    expect(buildDay(given, now)).toBe(day);
  });
});
