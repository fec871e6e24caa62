import { describe, expect, test } from 'vitest';
import { faqThing } from '../../src/head/structured-data/pages.ts';
import { printGraph } from '../../src/head/structured-data/thing.ts';
import { replaceTokensInMarkup, type TokenSources } from '../../src/lib/content/tokens.ts';
import { printFigure } from '../../src/lib/figures/print-figure.ts';
import { resolveRegister } from '../../src/lib/figures/register.ts';
import { faqs, pageWords, registered, tokenSources } from './content.ts';

function figure(id: string) {
  const found = tokenSources.figures.get(id);
  if (!found) throw new Error(`The register has no figure "${id}".`);
  return found;
}

test('limits of an earlier year can carry it', () => {
  expect(printFigure(figure('fha-limit-floor-2024'), 'dated')).toBe('$498,257 (2024)');
});

describe('a changed entry', () => {
  const changed = (id: string, value: number): TokenSources => {
    const figures = new Map(tokenSources.figures);
    figures.set(id, { ...figure(id), low: value, high: value });
    return { ...tokenSources, figures };
  };

  test('changes page, FAQ and structured data alike', () => {
    const [shipping] = faqs.filter(({ answer }) => answer.includes('[[remodeler-free-shipping]]'));
    if (!shipping) throw new Error('No answer names the free shipping.');
    const { paragraphs } = pageWords('construction').partner;
    const markup = [
      ...paragraphs.map((text) => `<p>${text}</p>`),
      `<details><summary>${shipping.question}</summary>${shipping.answer}</details>`,
      `<script type="application/ld+json">${printGraph([faqThing([shipping])])}</script>`,
    ].join('');
    const count = (html: string, text: string) => html.split(text).length - 1;
    expect(count(replaceTokensInMarkup(markup, tokenSources), '$50 ')).toBe(3);
    const after = replaceTokensInMarkup(markup, changed('remodeler-free-shipping', 75));
    expect(count(after, '$75 ')).toBe(3);
    expect(after).not.toContain('$50 ');
  });

  test('changes what is computed from it', () => {
    const parts = new Map(registered.map(({ id, data }) => [id, data]));
    const share = parts.get('closing-cost-share');
    if (!share) throw new Error('The register has no closing cost share.');
    parts.set('closing-cost-share', { ...share, low: 3, high: 6 });
    const example = resolveRegister(parts, 2026).get('closing-cost-example');
    expect(example).toMatchObject({ low: 9_000, high: 18_000 });
  });
});
