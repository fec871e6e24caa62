/** What a visitor is told about a hosted form, in the page and in the dialog alike. */
export const formWords = {
  loading: 'The form is loading.',
  silent: 'The form has not answered.',
} as const;

/**
 * Follows the frame's title, which names the form and the company: the page may show both
 * companies. Apart from the other words, which the page holds as text, so that its script does not.
 */
export const silentNotice = ': no answer. Please call or e-mail us instead.';
