import type { CalculatorState } from '../../../lib/mortgage/address-state.ts';
import { notify } from '../../../lib/notify.ts';
import { addressWith, linkTo } from './address-bar.ts';

/**
 * Puts a link with the figures into the clipboard and says so. Where the browser does not allow
 * that, the address bar has the same figures.
 */
export function copyLink(state: CalculatorState): void {
  history.replaceState(history.state, '', addressWith(location.href, state));
  const writing: Promise<void> = isSecureContext
    ? navigator.clipboard.writeText(linkTo(location.href, state))
    : Promise.reject(new Error('The clipboard needs a secure page.'));
  writing.then(
    () => {
      notify('Link copied. It shows your figures to whoever opens it.');
    },
    () => {
      notify('The link is in the address bar. Copy it from there.');
    },
  );
}
