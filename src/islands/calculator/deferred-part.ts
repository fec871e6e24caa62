/** What the calculator fetches after its first result, or at once where the address has figures. */
import { readCalculatorState, type CalculatorState } from '../../lib/mortgage/address-state.ts';
import { STARTING_LOAN } from './loan-fields.ts';

export { LoanDetails } from './details/LoanDetails.tsx';

/** The figures in a page's query; undefined when it carries none that can be used. */
export function readAddress(query: string): CalculatorState | undefined {
  return readCalculatorState(new URLSearchParams(query), STARTING_LOAN);
}
