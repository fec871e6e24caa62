/** How long a toast stays, in milliseconds. */
const shownFor = 12_000;

/**
 * Shows a sentence in the page's notification area, where it is also read out.
 * For things that happened and that the page does not show otherwise.
 */
export function notify(text: string): void {
  const toast = document.createElement('p');
  toast.textContent = text;
  document.querySelector('[data-notifications]')?.append(toast);
  setTimeout(() => {
    toast.remove();
  }, shownFor);
}
