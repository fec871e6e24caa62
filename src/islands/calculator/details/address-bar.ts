import {
  CALCULATOR_PARAMETERS,
  writeCalculatorState,
  type CalculatorState,
} from '../../../lib/mortgage/address-state.ts';

/**
 * The page's address with the figures of a state in it. Other parameters, such as those of a
 * campaign, and the fragment stay.
 *
 * @param href the page's full address as it is
 */
export function addressWith(href: string, state: CalculatorState): string {
  const address = new URL(href);
  for (const name of CALCULATOR_PARAMETERS) address.searchParams.delete(name);
  for (const [name, value] of writeCalculatorState(state)) address.searchParams.append(name, value);
  return address.href;
}

/** A link to give away: the page with the figures of a state and nothing else. */
export function linkTo(href: string, state: CalculatorState): string {
  const { origin, pathname } = new URL(href);
  return addressWith(origin + pathname, state);
}
