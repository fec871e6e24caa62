/** Ids that layouts and forms print around the texts, to which links may lead; calculator-places.ts and city-links.ts have the others. */
export const pagePlaces = {
  main: 'main',
  /** Where the first screen ends. */
  below: 'below',
  quoteForm: 'quote',
  contactForm: 'quote-form',
  contents: 'contents',
  terms: 'terms',
  breakdown: 'breakdown',
  comparison: 'comparison',
} as const;

/** Id of a term in the list of terms of a page. */
export const termPlace = (id: string) => `term-${id}`;
