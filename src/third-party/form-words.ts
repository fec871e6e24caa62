/** What a visitor is told about a hosted form, in the page and in the dialog alike. */
export const formWords = {
  loading: 'The form is loading.',
  silent: 'The form has not answered.',
  /** After the frame's title, which names the form and the company: the page may show both companies. */
  silentNotice: ': no answer. Please call or e-mail us instead.',
} as const;
