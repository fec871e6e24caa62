import type { CalculatorState } from '../../../lib/mortgage/address-state.ts';

/** All that the visitor can set beside the loan itself; each is optional. */
export type Options = Omit<CalculatorState, 'loan'>;

export const NO_OPTIONS: Options = { extra: {}, costs: {}, compared: [] };

/** The options after some of them were set anew. */
export function changeOptions(before: Options, change: Partial<Options>): Options {
  return { ...before, ...change };
}
