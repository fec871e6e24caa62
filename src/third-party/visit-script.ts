/**
 * Runs inline on every page: gives each link to a form its `source`, page and
 * campaign, and the dialog's link the place of the button that was pressed.
 * Frames take their address from these links.
 */
import { campaignOfVisit } from './campaign';
import { frameAddress } from './frame-address';

const page = location.pathname;
const campaign = campaignOfVisit(location.search, () => sessionStorage);

function setSource(link: HTMLAnchorElement, source = ''): void {
  link.href = frameAddress(link.href, { source, page, campaign });
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-form]')) {
  setSource(link, link.dataset['form']);
}

addEventListener(
  'click',
  ({ target }) => {
    const opener = target instanceof Element && target.closest('[commandfor=quote-dialog]');
    const link = document.querySelector<HTMLAnchorElement>('#quote-dialog a[data-form]');
    if (opener instanceof HTMLElement && link) setSource(link, opener.dataset['source']);
  },
  true,
);
