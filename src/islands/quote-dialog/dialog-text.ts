/** What each business's quote dialog says, and the hosted form it shows. */
export const dialogText = {
  brokerage: {
    form: 'main',
    title: 'Get a quote or apply',
    /** Before "Prefer to talk? Call …". */
    beforeForm: 'Answer a few questions and a loan officer will get back to you.',
    /** While no form is configured. */
    withoutForm: 'Call or email us, and a loan officer will get back to you.',
  },
  remodeler: {
    form: 'second',
    title: 'Get a remodeling quote',
    beforeForm: 'Tell our sister company, [[remodeler:name]], about your project.',
    withoutForm:
      'Call or email [[remodeler:name]], our sister company for kitchens and remodeling.',
  },
} as const;
