// Not the path of the address bar: on the page for unknown addresses that is whatever was typed,
// an email address perhaps, and it is nothing for the form's provider or a log.
const address = document.querySelector<HTMLMetaElement>('[property="og:url"]')?.content;

/** Path of this page, for scripts in the browser; "/404" on the page for unknown addresses. */
export const page = new URL(address ?? '/404', location.href).pathname;
