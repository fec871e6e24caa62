/** How one of the two businesses is reached, as every form, dialog and notice prints it. */
export interface BusinessContact {
  /** Full name, "Alum Creek Mortgage Group". */
  name: string;
  /** Phone as printed, "(614) 555-0148". */
  phone: string;
  email: string;
  /** What happens after a form is sent, in one or two sentences. */
  nextStep: string;
}

/** What a visitor is told about a hosted form, in the page and in the dialog alike. */
export const formText = {
  /** Who receives the form and what happens next; without an address there is no form to receive. */
  beforeYouSend: ({ name, nextStep }: BusinessContact, address: string | undefined) =>
    address ? `This form goes to ${name} through an outside provider. ${nextStep}` : nextStep,
  loading: 'The form is loading.',
  silent: 'The form didn’t load. Call or email us instead.',
  moved:
    'If you pressed Send, your request may have gone through. If you don’t see a confirmation here, call or email us.',
} as const;

/**
 * These follow the frame's title, which names the form: a page may hold several. Apart from the
 * other words, which the page holds as text, so that its script does not.
 */
export const silentNotice = ' didn’t load. Please call or email us instead.';
export const movedNotice =
  ': your request may have been sent. If you don’t see a confirmation, call or email us instead.';
