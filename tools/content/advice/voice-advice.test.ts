import { describe, expect, it } from 'vitest';
import type { Entry } from '../check/read/entry.ts';
import { voiceAdvice } from './voice-advice.ts';

const entry = (text: string, collection = 'blog', draft = false): Entry => {
  const data = { title: text, draft };
  return {
    ...{ file: `src/content/${collection}/one.md`, collection, id: 'one', data, value: data },
    ...{ whole: 'the whole file', lineOf: () => 2 },
  };
};
const adviceOn = (text: string, collection?: string, draft?: boolean) =>
  voiceAdvice([entry(text, collection, draft)]).map(({ found, example }) => [found, example]);

describe('advice on wording', () => {
  it.each([
    ['Bring your papers to us.', 'documents'],
    ['Send an e-mail.', 'email'],
    ['Rates are low! Call.', 'a sentence that ends with a period'],
    ['Open the form in its own tab.', 'in a new tab'],
    ['Then mortgage insurance falls away.', "ends, or you don't pay it"],
    ['Owners with much equity', 'substantial equity'],
  ])('offers better words for "%s"', (text, better) => {
    expect(adviceOn(text)).toEqual([[expect.any(String), better]]);
  });

  it.each([
    'Bring your paperwork and the newspapers.',
    'Email us.',
    'Oops! Page not found',
    'See how much equity you have.',
    'x != y',
  ])('leaves "%s" alone', (text) => {
    expect(adviceOn(text)).toEqual([]);
  });

  it('quotes the phrase with the words around it, and its line', () => {
    expect(voiceAdvice([entry('Please send an e-mail today.')])).toEqual([
      {
        file: 'src/content/blog/one.md',
        line: 2,
        field: 'title',
        found: '"Please send an e-mail today."',
        wanted: 'The site uses plainer words for this.',
        example: 'email',
      },
    ]);
  });

  it("leaves customers' reviews and drafts alone", () => {
    expect(adviceOn('Great!', 'testimonials')).toEqual([]);
    expect(adviceOn('Send an e-mail.', 'blog', true)).toEqual([]);
  });
});
