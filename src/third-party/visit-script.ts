/**
 * Runs inline on every page: gives each link to a form its `source`, page and
 * campaign, and the dialog's link the place of the button that was pressed.
 * Frames take their address from these links. It also keeps the page from
 * shifting under the dialog.
 */
import { campaignOfVisit } from './campaign';
import { frameAddress } from './frame-address';

const page = location.pathname;
const campaign = campaignOfVisit(location.search, () => sessionStorage);

function setSource(link: HTMLAnchorElement, source = ''): void {
  link.href = frameAddress(link.href, { source, page, campaign });
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-form]')) {
  setSource(link, link.dataset.form);
}

addEventListener(
  'click',
  ({ target }) => {
    const opener = target instanceof Element && target.closest('[commandfor=quote-dialog]');
    if (!(opener instanceof HTMLElement)) return;
    const link = document.querySelector<HTMLAnchorElement>('#quote-dialog a[data-form]');
    if (link) setSource(link, opener.dataset.source);
    // The dialog stops the page from scrolling; a scrollbar that takes space leaves its gutter.
    const root = document.documentElement;
    root.style.scrollbarGutter = innerWidth > root.clientWidth ? 'stable' : 'auto';
  },
  true,
);
