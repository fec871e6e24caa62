/**
 * The quote dialogs, one of each business, and where a button leads that cannot
 * open its dialog: to the page that shows the same business's form.
 */
export const quoteDialogs = {
  brokerage: { id: 'quote-dialog', formPage: '/#quote' },
  remodeler: { id: 'remodeling-dialog', formPage: '/gallery#quote-form' },
} as const;

/** Whose dialog. */
export type QuoteOwner = keyof typeof quoteDialogs;
