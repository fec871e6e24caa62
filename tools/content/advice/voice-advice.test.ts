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
    ['Paid by the the lender', 'the lender'],
    ['The The fees', 'the lender'],
    ['Sign at\nat closing', 'the lender'],
    ['See [click here](/about)', '[FHA loans](/loan-programs/fha)'],
    ['See [Here](/about)', '[FHA loans](/loan-programs/fha)'],
    ['See [this page](/about)', '[FHA loans](/loan-programs/fha)'],
    ['[Learn more](/about)', '[FHA loans](/loan-programs/fha)'],
    ['Words.\n\n**What it costs**\n\nWords.', '## What it costs'],
    ['A house for families', 'buyers, owners, or the name of a place'],
    ['A safe and quiet street', 'buyers, owners, or the name of a place'],
    ['Close to good schools', 'buyers, owners, or the name of a place'],
  ])('offers better words for "%s"', (text, better) => {
    expect(adviceOn(text)).toEqual([[expect.any(String), better]]);
  });

  it.each([
    'Bring your paperwork and the newspapers.',
    'Email us.',
    'Oops! Page not found',
    'See how much equity you have.',
    'x != y',
    '**Note:** words.\n\n**Ask first.**\n\n- **One:** two',
    'She had had the loan that that bank made, 5 5 and fee-fee.',
    'What it costs [here in Ohio](/about)',
    'Child support counts, and so does a single-family house.',
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

  it.each(['loan-programs', 'faqs', 'resources', 'pages'])(
    'covers fair housing in the texts of %s',
    (collection) => {
      expect(adviceOn('For young professionals', collection)).toHaveLength(1);
    },
  );

  it('leaves fair housing of city pages to the check, and pictures alone', () => {
    expect(adviceOn('For young professionals', 'cities')).toEqual([]);
    expect(adviceOn('White cabinets', 'gallery')).toEqual([]);
  });

  it("leaves customers' reviews and drafts alone", () => {
    expect(adviceOn('Great!', 'testimonials')).toEqual([]);
    expect(adviceOn('Send an e-mail.', 'blog', true)).toEqual([]);
  });
});
