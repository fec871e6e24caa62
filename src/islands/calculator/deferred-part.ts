/** What the calculator fetches after its first result, or at once where the address has figures. */
import { readCalculatorState, type CalculatorState } from '../../lib/mortgage/address-state.ts';
import { repairQuery } from '../../lib/mortgage/repair-query.ts';
import { notify } from '../../lib/notify.ts';
import { describeGaps, findAddressGaps } from './details/address-gaps.ts';
import { STARTING_LOAN } from './loan-fields.ts';

export { LoanDetails } from './details/LoanDetails.tsx';

/**
 * The figures in a page's address; undefined when it carries none that can be used. Tells the visitor
 * which values are examples because the address lacks them.
 */
export function openAddress(address: Location): CalculatorState | undefined {
  const params = repairQuery(address);
  const state = readCalculatorState(params, STARTING_LOAN);
  const words = describeGaps(findAddressGaps(params, state));
  if (words) notify(words);
  return state;
}
