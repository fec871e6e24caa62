import { describe, expect, test } from 'vitest';
import type { Measured } from './lighthouse.ts';
import { medianRun, performanceDocument, recordedWaits } from './summary.ts';

const run = (firstPaint: number, findings: string[] = [], blocking = 0): Measured => ({
  scores: [100, 100, 100, 100],
  firstPaint,
  largestPaint: firstPaint * 1.5,
  blocking,
  shift: 0,
  findings,
});
const about = {
  date: '2026-11-28',
  routes: '1 of 31',
  runs: 3,
  versions: ['Chromium 156'],
  waits: [{ name: 'quote dialog open', milliseconds: [31.4, 138.2] }],
  recorded: new Map([['quote dialog open', ['never', '152']]]),
  load: 0.2,
};

test('one slow run does not move the median, and no finding is lost', () => {
  const middle = medianRun([run(800), run(5000, ['Unused script']), run(790)]);
  expect(middle).toMatchObject({ firstPaint: 800, findings: ['Unused script'] });
});

describe('the document', () => {
  const text = performanceDocument(
    [{ path: '/about', page: run(900, [], 12.4), floor: run(750, [], 3.2) }],
    about,
  );

  test('sets each route beside its floor', () => {
    expect(text).toContain(
      '| `/about` | 100 / 100 / 100 / 100 | 0.90 | 1.20 | 1.35 | 1.20 | 12 | 3 | 0.000 |',
    );
    expect(text).toContain(`| what | ms | ms, CPU 4x slower | last ms | last ms, CPU 4x slower |
| --- | --- | --- | --- | --- |
| quote dialog open | 31 | 138 | never | 152 |`);
    expect(text).toContain('2026-11-28');
  });

  test('can be read again for the next run', () => {
    expect(recordedWaits(text)).toEqual(new Map([['quote dialog open', ['31', '138']]]));
  });

  test('speaks of other work only where there was some', () => {
    expect(text).not.toContain('was busy');
    expect(performanceDocument([], { ...about, load: 2 })).toContain('was busy');
  });

  test('names what Lighthouse found', () => {
    const page = run(900, ['Image has no text']);
    expect(performanceDocument([{ path: '/', page, floor: run(750) }], about)).toContain(
      '- `/`: Image has no text',
    );
  });

  test('lists what is short of a goal, each with its figure', () => {
    const page = { ...run(900), scores: [99, 100, 100, 100], blocking: 31, shift: 0.012 };
    const floor = { ...run(750), largestPaint: 900 };
    const told = performanceDocument([{ path: '/', page, floor }], about);
    expect(told).toContain(`- \`/\`: a score under 100
- \`/\`: first paint 1.200 times
- \`/\`: largest paint 1.500 times
- \`/\`: blocked for 31 ms
- \`/\`: layout shift 0.012`);
  });

  test('counts a figure that is missing as short', () => {
    const page = { ...run(860), largestPaint: NaN };
    const told = performanceDocument([{ path: '/', page, floor: run(750) }], about);
    expect(told).toContain('- `/`: largest paint NaN times');
  });

  test('says that nothing is short of them', () => {
    const told = performanceDocument([{ path: '/', page: run(860), floor: run(750) }], about);
    expect(told).toMatch(/no layout shift\.\n\nNone\.\n/);
  });
});
