import { describe, expect, test } from 'vitest';
import type { FigureRegister } from '../figures/register.ts';
import { addPageNotes, pageNotesPlace } from './page-notes.ts';

const glossary = [
  { id: 'apr', term: 'APR', forms: ['APR'], definition: 'A yearly cost.' },
  {
    id: 'ltv',
    term: 'loan-to-value',
    abbreviation: 'LTV',
    forms: ['loan-to-value'],
    definition: 'Loan & value, at most [[cap]].',
  },
];
const figure = (id: string, asOf: string, checkedOn: string, url?: string) => ({
  id,
  label: `Label of ${id}`,
  unit: 'percent' as const,
  low: 1,
  high: 2,
  print: undefined,
  asOf,
  checkedOn,
  source: { name: `Source & ${id}`, ...(url ? { url } : {}) },
});
const register: FigureRegister = new Map(
  [
    figure('share', '2026-01', '2026-11-29', 'https://example.gov/?a=1&b=2'),
    figure('limit', '2026', '2026-09-03'),
    figure('cap', '2024-05-06', '2026-10-01'),
  ].map((entry) => [entry.id, entry]),
);
const page = (main: string, after = '') =>
  `<title>[[limit]] APR</title><main id="main">${main}${pageNotesPlace}</main>${after}`;
const noted = (main: string, after?: string) => addPageNotes(page(main, after), glossary, register);
const notes = (main: string, after?: string) =>
  /<div class="page-notes shell">(?<notes>.*)<\/div><\/main>/.exec(noted(main, after))?.groups
    ?.notes ?? '';

describe('figures of a page', () => {
  test('stand with label, printed value, time, and source, in order of use', () => {
    expect(notes('<p>[[limit]] and [[share]]</p>')).toBe(
      '<details class="figures"><summary><h2>Figures checked September 2026</h2></summary><dl id="figures">' +
        '<div><dt>Label of limit: [[limit]]</dt><dd>As of 2026. Source &amp; limit</dd></div>' +
        '<div><dt>Label of share: [[share]]</dt><dd>As of January 2026. <a href="https://example.gov/?a=1&amp;b=2">Source &amp; share</a></dd></div>' +
        '</dl></details>',
    );
  });

  test('show each printed form once, without the year that the time already says', () => {
    const list = notes('<p>[[share:low]] [[share]] [[share:low]] [[share:dated]]</p>');
    expect(list).toContain('Label of share: [[share:low]], [[share]]<');
  });

  test('are those of the main part, attributes and explanations of terms included', () => {
    expect(notes('<p title="[[limit]]">Text</p>', '<footer>[[share]]</footer>')).not.toContain(
      'Label of share',
    );
    expect(notes('<p title="[[limit]]">Text</p>')).toContain('Label of limit');
    expect(notes('<p>The loan-to-value</p>')).toContain('Figures checked October 2026');
  });

  test('leave out business facts', () => {
    expect(noted('<p>[[brokerage:phone]]</p>')).not.toContain('page-notes');
  });
});

describe('terms of a page', () => {
  test('are explained once each, in order of use', () => {
    expect(notes('<p>The <em>loan</em>-to-value, then APR, then APR</p>')).toContain(
      '<details class="terms"><summary><h2>Terms on this page</h2></summary><dl id="terms">' +
        '<div id="term-ltv"><dt>loan-to-value (LTV)</dt><dd>Loan &amp; value, at most [[cap]].</dd></div>' +
        '<div id="term-apr"><dt>APR</dt><dd>A yearly cost.</dd></div></dl></details>',
    );
  });

  test('do not include what only attributes, scripts, or other parts of the document say', () => {
    expect(
      noted('<p title="APR">Text</p><script>APR</script>', '<footer>APR</footer>'),
    ).not.toContain('page-notes');
  });

  test('do not arise from words of neighboring blocks', () => {
    expect(noted('<p>loan-</p><p>to-value</p>')).not.toContain('page-notes');
  });
});

test('a page without terms and figures has no notes and no mark', () => {
  expect(noted('<p>Text</p>')).toBe(
    '<title>[[limit]] APR</title><main id="main"><p>Text</p></main>',
  );
});

test('markup without the mark, such as a part of a page, stays as it is', () => {
  expect(addPageNotes('<p>APR [[limit]]</p>', glossary, register)).toBe('<p>APR [[limit]]</p>');
});
