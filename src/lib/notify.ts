/** How long a toast stays, in milliseconds. */
const shownFor = 12_000;

/**
 * Shows a sentence in the page's notification area, where it is also read out.
 * For things that happened and that the page does not show otherwise.
 * @throws Error that says the sentence on a page without the area; BaseLayout prints it on every page.
 */
export function notify(text: string): void {
  const area = document.querySelector('[data-notifications]');
  if (!area) throw new Error(text);
  const toast = document.createElement('p');
  toast.textContent = text;
  area.append(toast);
  setTimeout(() => {
    toast.remove();
  }, shownFor);
}
