/** Ids that layouts and forms print around the texts; links may lead to all but the end of the first screen. calculator-places.ts and city-links.ts have the others. */
export const pagePlaces = {
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

/** Id of a term in the list of terms of a page. */
export const termPlace = (id: string) => `term-${id}`;
