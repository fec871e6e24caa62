import { notify } from '../../lib/notify';

/**
 * Puts the address of a link within the page into the address bar and the
 * clipboard, and says which of the two worked. A click with a modifier key
 * means something else and is left alone.
 */
export function copyLink(event: MouseEvent, link: HTMLAnchorElement): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  history.replaceState(history.state, '', link.href);
  const writing: Promise<void> = isSecureContext
    ? navigator.clipboard.writeText(link.href)
    : Promise.reject(new Error('The clipboard needs a secure page.'));
  writing.then(
    () => {
      notify('Link copied');
    },
    () => {
      notify('The link is in the address bar');
    },
  );
}
