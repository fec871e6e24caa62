import { roundHalfUp } from './round-half-up.ts';

/* The sign rule keeps a negative zero, which a difference can leave behind, from reading "-$0.00". */
const US_DOLLARS = { style: 'currency', currency: 'USD', signDisplay: 'negative' } as const;
const WITH_CENTS = new Intl.NumberFormat('en-US', US_DOLLARS);
const WHOLE_DOLLARS = new Intl.NumberFormat('en-US', { ...US_DOLLARS, maximumFractionDigits: 0 });

/** @throws RangeError when `cents` is not a whole number that a double holds exactly */
function requireCents(cents: number): void {
  if (!Number.isSafeInteger(cents)) {
    throw new RangeError(`Cannot print ${cents} as money: pass whole cents.`);
  }
}

/** Whole cents as US dollars with two decimals: 189620 gives "$1,896.20". */
export function formatDollars(cents: number): string {
  requireCents(cents);
  return WITH_CENTS.format(cents / 100);
}

/** Whole cents as US dollars without decimals, half up: 38263650 gives "$382,637". */
export function formatWholeDollars(cents: number): string {
  requireCents(cents);
  return WHOLE_DOLLARS.format(roundHalfUp(cents / 100));
}
