import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { officeDay } from '../../src/lib/content/publishing.ts';
import { formatDate } from '../../src/lib/format/calendar-date.ts';
import { calendarDate } from '../../src/schemas/fields.ts';
import { builtPage, readBuilt } from './built-site.ts';
import { mainOf } from './outline.ts';
import { textOf } from './text.ts';

describe('the closing costs article is of September 5, 2025 and takes 7 minutes', () => {
  test('in its head', () => {
    const head = mainOf(builtPage('/blog/closing-costs')).querySelector('header');
    const seen = head ? textOf(head) : '';
    expect(seen).toContain('September 5, 2025 · 7 min read · By Lending Team');
    expect(seen).toContain('Home Buying');
    const time = head?.querySelector('time');
    expect(time?.getAttribute('datetime')).toBe('2025-09-05');
  });

  test('in the list', () => {
    const cards = [...mainOf(builtPage('/blog')).querySelectorAll('li')];
    const card = cards.find((one) => one.querySelector('a[href="/blog/closing-costs"]'));
    expect(card && textOf(card)).toContain('September 5, 2025 · 7 min read · Lending Team');
    expect(card?.querySelector('time')?.getAttribute('datetime')).toBe('2025-09-05');
  });

  test('in tags, structured data and feed', () => {
    const { html, document } = builtPage('/blog/closing-costs');
    const published = document.querySelector('meta[property="article:published_time"]');
    expect(published?.getAttribute('content')).toBe('2025-09-05');
    expect(html).toContain('"datePublished":"2025-09-05"');
    expect(readBuilt('rss.xml')).toContain('<pubDate>Fri, 05 Sep 2025');
  });
});

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

  test('counts the same day at the office', () => {
    expect(officeDay(new Date('2026-01-01T04:30:00Z'))).toBe('2025-12-31');
    expect(officeDay(new Date('2026-01-01T05:30:00Z'))).toBe('2026-01-01');
  });
});
