/**
 * Runs inline on every page: gives each link to a form its `source`, page and
 * campaign, and the dialogs' links the place of the button that was pressed.
 * Frames take their address from these links. It also keeps the page from
 * shifting under a dialog, and closes a menu that the browser has opened when it is left.
 */
import { campaignOfVisit } from './campaign';
import { frameAddress } from './frame-address';
import { page } from './page-path';
import { whenActivated } from './when-activated';

// /speculation-rules.json leaves these pages alone.
if (navigator.connection?.saveData) document.documentElement.dataset.saveData = '';

let campaign = '';

function setSources(links: string, pressed?: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
    const source = pressed ?? link.dataset.form;
    if (source) link.href = frameAddress(link.href, { source, page, campaign });
  }
}

whenActivated(() => {
  campaign = campaignOfVisit(location.search, () => sessionStorage);
  setSources('a[data-form]');
});

addEventListener(
  'click',
  ({ target }) => {
    const opener = target instanceof Element && target.closest<HTMLElement>('[data-source]');
    if (!opener) return;
    setSources('dialog a[data-form]', opener.dataset.source);
    // The dialog stops the page from scrolling; what its scrollbar took stays free. A stable
    // scrollbar-gutter would do, but changes the length of vw, and with it sizes of text.
    const root = document.documentElement;
    root.style.setProperty('--gutter', `${innerWidth - root.clientWidth}px`);
  },
  true,
);

// It covers what gets the focus next, and Back may bring this page as it was left.
if ('popover' in HTMLElement.prototype) {
  for (const leaving of ['focusin', 'pagehide']) {
    addEventListener(leaving, ({ target }) => {
      const menu = document.querySelector<HTMLElement>(':popover-open');
      if (!menu) return;
      // A press may focus the page too, and if it ends inside the menu, the menu stays.
      const stays =
        target instanceof Element && (menu.contains(target) || !target.matches(':focus-visible'));
      if (!stays) menu.hidePopover();
    });
  }
}
