import { describe, expect, test } from 'vitest';
import { builtPage } from '../built-site.ts';
import { linksIn, mainOf } from '../outline.ts';
import { loanProgramSlugs } from '../routes.ts';
import { textOf, textsOf } from '../text.ts';

const programs = loanProgramSlugs.map((slug) => ({
  slug,
  page: builtPage(`/loan-programs/${slug}`),
}));

describe.each(programs)('/loan-programs/$slug', ({ page }) => {
  const main = mainOf(page);

  test('adds how the programs compare, how it goes and common questions to its own text', () => {
    const headings = textsOf(main, 'h2');
    for (const part of [
      'How the programs compare',
      'The process, step by step',
      'Common questions',
    ])
      expect(headings).toContain(part);
  });

  test('leads to what a loan costs', () => {
    expect(linksIn(main).some((href) => /^\/(?:resources|blog)\//.test(href))).toBe(true);
  });

  test('compares all five programs', () => {
    const table = main.querySelector('[aria-labelledby="comparison"] table');
    const rows = [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) =>
      textsOf(row, 'th, td'),
    );
    expect(rows.map(([program]) => program)).toEqual([
      'Conventional',
      'FHA',
      'VA',
      'Refinance',
      'Cash-Out Refinance',
    ]);
    expect(rows.filter((cells) => cells.length !== 6 || cells.includes(''))).toEqual([]);
  });

  test('dates at least one figure', () => {
    expect(textOf(main)).toMatch(/\d%? \(20\d\d\)/);
  });
});

test('each text has headings of its own, which no other program repeats', () => {
  const headings = programs.flatMap(({ page }) => textsOf(mainOf(page), '.prose h2'));
  expect(headings.length).toBeGreaterThanOrEqual(5 * programs.length);
  expect(headings).toEqual([...new Set(headings)]);
});

test.each(['refinance', 'cash-out'])('%s says before its text that we are no agency', (slug) => {
  const [first] = textsOf(mainOf(builtPage(`/loan-programs/${slug}`)), '.prose > :first-child');
  expect(first).toMatch(/not affiliated with or endorsed by .*any other government agency/);
});

test('VA service requirements are given by era', () => {
  const table = textsOf(mainOf(builtPage('/loan-programs/va')), '.prose table')[0];
  for (const part of [
    'World War II, Korea, Vietnam',
    'Between those periods and through September 7, 1980 (officers: October 16, 1981)',
    'September 8, 1980 (officers: October 17, 1981) to August 1, 1990',
    'August 2, 1990 to today',
    'On active duty now',
    'National Guard or Reserve',
    'Title 32',
    ...['90 days', '181 days', '24 months', '6 years'],
  ])
    expect(table).toContain(part);
});

test('FHA limits of 2024 stand beside those of 2026, with one figure for central Ohio', () => {
  const table = textsOf(mainOf(builtPage('/loan-programs/fha')), '.prose table').find((text) =>
    text.includes('National floor'),
  );
  for (const limit of [
    '$498,257 (2024)',
    '$541,287 (2026)',
    '$546,250 (2024)',
    '$591,100 (2026)',
    '$1,149,825 (2024)',
    '$1,249,125 (2026)',
  ])
    expect(table).toContain(limit);
});

test('the guide of credit tips says whose bands they are', () => {
  const guide = textOf(mainOf(builtPage('/resources/credit-tips')));
  expect(guide).toContain('The bands on this page are ours.');
  expect(guide).toContain('They aren’t FICO’s bands.');
});

test('the calculator page explains the formula and what is left out', () => {
  const main = mainOf(builtPage('/resources/calculator'));
  expect(textsOf(main, 'h2')).toEqual(
    expect.arrayContaining(['The formula in words', 'What’s left out', 'A worked example']),
  );
  expect(linksIn(main)).toContain('/resources/closing-costs');
});
