import { describe, expect, it } from 'vitest';
import { offer } from './format-value.ts';

const figures = ['appraisal-fee', 'inspection-fee', 'fha-limit-floor-2026', 'va-funding-fee'];

describe('a suggestion for an unknown name', () => {
  it.each([
    ['aprasial-fee', 'appraisal-fee'],
    ['Inspection-Fee', 'inspection-fee'],
    ['appraisal', 'appraisal-fee'],
    ['fha-limit', 'fha-limit-floor-2026'],
    ['funding-fee', 'va-funding-fee'],
    ['fha-limit-flor-2026', 'fha-limit-floor-2026'],
  ])('"%s" is "%s"', (word, name) => {
    expect(offer(word, figures)).toBe(` Did you mean "${name}"?`);
  });

  it('compares addresses by their last part, since many begin alike', () => {
    const pages = ['/service-areas/dublin', '/service-areas', '/blog/closing-costs', '/about'];
    for (const gone of ['/service-areas/powell', '/blog/escrow', '/contact'])
      expect(offer(gone, pages)).toBe('');
    expect(offer('/service-areas/dubln', pages)).toContain('"/service-areas/dublin"');
    expect(offer('/areas/dublin', pages)).toContain('"/service-areas/dublin"');
  });

  it.each(['founded-year', 'title-search-fee', 'pmi', 'x', 'a'.repeat(10_000)])(
    'there is none for "%s", which is altogether different',
    (word) => {
      expect(offer(word, figures)).toBe('');
    },
  );
});
