/**
 * Runs once the page is a visitor's: at once, or, on a page that a browser prerenders, when it is
 * shown. Until then, session storage is a copy that gets thrown away, and a frame doesn't load.
 */
export function whenActivated(run: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', run);
  else run();
}
