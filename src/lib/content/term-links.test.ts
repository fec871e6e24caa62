import { expect, it } from 'vitest';
import { linkTerms } from './term-links';

const glossary = [
  { id: 'apr', term: 'APR', forms: ['APR'], definition: 'A test.' },
  { id: 'points', term: 'points', forms: ['points', 'discount points'], definition: 'A test.' },
];
const terms =
  '<details class="terms"><div id="term-apr"><dd>APR</dd></div><div id="term-points"></div></details>';
const page = (text: string) => `<h1>APR</h1><div class="prose mt-5">${text}</div>${terms}`;
const linked = (text: string) => linkTerms(page(text), glossary);

it('links the first use of each term to its explanation', () => {
  expect(linked('<p>The APR counts discount points. The APR is higher.</p>')).toBe(
    page(
      '<p>The <a href="#term-apr">APR</a> counts <a href="#term-points">discount points</a>. The APR is higher.</p>',
    ),
  );
});

it('skips uses in headings, links and tokens', () => {
  const before = '<h2>APR</h2><p><a href="/blog/a">APR</a> [[points]] <b title="APR">x</b></p>';
  expect(linked(`${before}<p>APR</p>`)).toBe(page(`${before}<p><a href="#term-apr">APR</a></p>`));
});

it('links inside nested blocks of the prose, and nothing after it', () => {
  expect(linked('<div class="table"><table><td>APR</td></table></div>')).toContain(
    '<td><a href="#term-apr">APR</a></td>',
  );
  const after = `<div class="prose"><div><p>Text</p></div></div><p>APR</p>${terms}`;
  expect(linkTerms(after, glossary)).toBe(after);
});

it('leaves a page without a list of terms alone', () => {
  const html = '<div class="prose"><p>The APR</p></div>';
  expect(linkTerms(html, glossary)).toBe(html);
});
