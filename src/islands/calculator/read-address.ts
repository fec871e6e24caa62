import { readCalculatorState, type CalculatorState } from '../../lib/mortgage/address-state.ts';
import { STARTING_LOAN } from './loan-fields.ts';

/** The figures an address carries; undefined when it carries none that can be used. */
export function readAddress(query: string): CalculatorState | undefined {
  const { state, taken } = readCalculatorState(new URLSearchParams(query), STARTING_LOAN);
  return taken.length > 0 ? state : undefined;
}
