import type { QuoteOwner } from '../../lib/quote-dialogs';
import type { FormName } from '../../third-party/hosted-forms';

/** What a business's quote dialog says, and the hosted form it shows. */
export interface DialogWords {
  form: FormName;
  title: string;
  /** Before "Prefer to talk? Call …". */
  beforeForm: string;
  /** While no form is configured. */
  withoutForm: string;
}

/**
 * The words of each dialog.
 * @param name Full name of the business, "Saw Mill Kitchens & Remodeling".
 */
export const dialogWords: Record<QuoteOwner, (name: string) => DialogWords> = {
  brokerage: () => ({
    form: 'main',
    title: 'Get a quote or apply',
    beforeForm: 'Answer a few questions and a loan officer will get back to you.',
    withoutForm: 'Call or email us, and a loan officer will get back to you.',
  }),
  remodeler: (name) => ({
    form: 'second',
    title: 'Get a remodeling quote',
    beforeForm: `Tell our sister company, ${name}, about your project.`,
    withoutForm: `Call or email ${name}, our sister company for kitchens and remodeling.`,
  }),
};
