/**
 * What a provider's frame may do: send its form, run its script with its own
 * storage, open a tab, and lead the page on after a press. It gets no `allow`
 * list, so no camera, microphone, place or other feature of the browser.
 */
export const frameSandbox = [
  'allow-forms',
  'allow-scripts',
  'allow-same-origin',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-top-navigation-by-user-activation',
].join(' ');

/** The frame learns our origin only; the page's path travels in its address, the query does not. */
export const frameReferrerPolicy = 'strict-origin';
