/** Runs inline on every page when COUNT_CONTACTS is on: tells the server's log of calls, emails, and opened forms. */
import { countAddress } from './contact-count';
import { page } from './page-path';

addEventListener(
  'click',
  ({ target, isTrusted }) => {
    // Only a visitor's own press, so nothing on a page that is still prerendered; and once, though
    // an island that had to load first presses its button again.
    if (!isTrusted || !(target instanceof Element)) return;
    const pressed = target.closest<HTMLElement>('a, [data-source]');
    const address = pressed && countAddress(pressed, page);
    if (address) navigator.sendBeacon(address);
  },
  true,
);
