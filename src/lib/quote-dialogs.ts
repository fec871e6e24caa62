/**
 * The quote dialogs, one of each business, and where a button leads that cannot
 * open its dialog: to the page that shows the same business's form.
 */
export const quoteDialogs = {
  brokerage: { id: 'quote-dialog', formPage: '/#quote' },
  remodeler: { id: 'remodeling-dialog', formPage: '/gallery#quote-form' },
} as const;

/** Which of the two businesses a dialog belongs to. */
export type QuoteOwner = keyof typeof quoteDialogs;
