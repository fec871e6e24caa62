/** What a visitor is told about a hosted form, in the page and in the dialog alike. */
export const formWords = {
  loading: 'The form is loading.',
  silent: 'The form has not answered.',
  silentNotice: 'The form has not answered. Please call or e-mail us instead.',
} as const;
