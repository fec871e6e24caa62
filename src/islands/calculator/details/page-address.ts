import { useEffect } from 'react';
import {
  CALCULATOR_PARAMETERS,
  writeCalculatorState,
  type CalculatorState,
} from '../../../lib/mortgage/address-state.ts';
import { repairName, repairSeparators } from '../../../lib/mortgage/repair-query.ts';
import { RETRY_PARAMETER } from '../loan-fields.ts';

/** Milliseconds without a change before the address follows: browsers refuse a flood of updates. */
const DEBOUNCE_MS = 300;

/**
 * The page's address with the figures of a state in it. Other parameters, such as those of a
 * campaign, and the fragment stay.
 *
 * @param href the page's full address as it is
 */
export function addressWith(href: string, state: CalculatorState): string {
  const address = new URL(href);
  Object.assign(address, repairSeparators(address));
  for (const name of [...address.searchParams.keys()])
    if (CALCULATOR_PARAMETERS.includes(repairName(name))) address.searchParams.delete(name);
  address.searchParams.delete(RETRY_PARAMETER);
  for (const [name, value] of writeCalculatorState(state)) address.searchParams.append(name, value);
  return address.href;
}

/** A link to share: the page with the figures of a state and nothing else. */
export function linkTo(href: string, state: CalculatorState): string {
  const { origin, pathname } = new URL(href);
  return addressWith(origin + pathname, state);
}

/** Puts the figures into the page's address. */
export function updateAddress(state: CalculatorState): void {
  history.replaceState(history.state, '', addressWith(location.href, state));
}

/** Keeps the page's address up to date, so that reloading or bookmarking keeps the figures. */
export function useAddress(state: CalculatorState): void {
  useEffect(() => {
    const timer = setTimeout(updateAddress, DEBOUNCE_MS, state);
    return () => {
      clearTimeout(timer);
    };
  }, [state]);
}
