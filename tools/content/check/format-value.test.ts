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
  ])('"%s" is "%s"', (word, name) => {
    expect(offer(word, figures)).toBe(` Did you mean "${name}"?`);
  });

  it.each(['founded-year', 'title-search-fee', 'pmi', 'x', 'a'.repeat(10_000)])(
    'there is none for "%s", which is altogether different',
    (word) => {
      expect(offer(word, figures)).toBe('');
    },
  );
});
