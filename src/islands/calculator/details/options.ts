import type { CalculatorState } from '../../../lib/mortgage/address-state.ts';

/** All that the visitor can set beside the loan itself; each is optional. */
export type Options = Omit<CalculatorState, 'loan'>;

export const NO_OPTIONS: Options = { extra: {}, costs: {}, compared: [] };

/** The options after some of them were set anew. */
export function changeOptions(before: Options, change: Partial<Options>): Options {
  return { ...before, ...change };
}

/** Whether anything is paid beyond the regular payments. */
export function hasExtra({ monthlyCents, oneOff }: Options['extra']): boolean {
  return Boolean(monthlyCents) || oneOff !== undefined;
}

/** Which sections hold figures, typed or from the address: a closed one must not hide that. */
export function filledSections({ start, extra, costs, purchase, compared }: Options) {
  return {
    schedule: start !== undefined,
    extra: hasExtra(extra),
    costs: Object.keys(costs).length > 0,
    purchase: purchase !== undefined,
    compared: compared.length > 0,
  };
}
