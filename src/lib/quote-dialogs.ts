/**
 * The quote dialogs, one of each business: the hosted form it shows, its words, and where a button
 * leads that cannot open it, which is the page that shows the same business's form.
 */
export const quoteDialogs = {
  brokerage: {
    id: 'quote-dialog',
    formPage: '/#quote',
    form: 'main',
    title: 'Get a quote or apply',
    /** Before "Prefer to talk? Call …". */
    beforeForm: 'Answer a few questions and a loan officer will get back to you.',
    /** While no form is configured. */
    withoutForm: 'Call or email us, and a loan officer will get back to you.',
  },
  remodeler: {
    id: 'remodeling-dialog',
    formPage: '/gallery#quote-form',
    form: 'second',
    title: 'Get a remodeling quote',
    beforeForm: 'Tell our sister company, [[remodeler:name]], about your project.',
    withoutForm:
      'Call or email [[remodeler:name]], our sister company for kitchens and remodeling.',
  },
} as const;

/** Which of the two businesses a dialog belongs to. */
export type QuoteOwner = keyof typeof quoteDialogs;
