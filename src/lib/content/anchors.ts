/** IDs that layouts and forms print around the texts; links may lead to all but the end of the first screen. */
export const anchors = {
  main: 'main',
  firstScreenEnd: 'first-screen-end',
  quoteForm: 'quote',
  contactForm: 'quote-form',
  contents: 'contents',
  terms: 'terms',
  figures: 'figures',
  breakdown: 'breakdown',
  comparison: 'comparison',
} as const;

/** ID of a term in the list of terms of a page. */
export const termAnchor = (id: string) => `term-${id}`;

/** Headings of the calculator's text, with their IDs, to which it sends visitors without script. */
export const calculatorAnchors = {
  formula: { heading: 'The formula in words', id: 'the-formula-in-words' },
  example: { heading: 'A worked example', id: 'a-worked-example' },
} as const;
