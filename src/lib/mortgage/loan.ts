/**
 * A fixed-rate loan repaid in equal monthly payments.
 *
 * `amountCents`: the principal, in whole cents. `annualRatePercent`: percent a year, 6.5 means 6.5%.
 * `termMonths`: whole months, 360 for 30 years.
 */
export interface Loan {
  readonly amountCents: number;
  readonly annualRatePercent: number;
  readonly termMonths: number;
}

/**
 * The largest figures the calculator takes. None of them can print as Infinity or with an exponent.
 * Every amount of a single month stays under 2^53 cents; a total does so for loans up to $9 billion
 * whatever the rate and term, and may be off by cents where it comes to $90 trillion or more.
 */
export const LARGEST = {
  /** $999,999,999,999.99. */
  amountCents: 99_999_999_999_999,
  annualRatePercent: 100,
  /** 1,000 years. */
  termMonths: 12_000,
} as const;

/** The smallest rate above zero, in percent: it still writes as a plain decimal of readable length. */
export const SMALLEST_RATE_PERCENT = 1e-13;

/**
 * Refuses figures no loan can have. A rate of zero passes: the formulas have an exact limit there,
 * although the calculator's form does not take it.
 *
 * @throws RangeError naming the figure and its bounds.
 */
export function requireLoan({ amountCents, annualRatePercent, termMonths }: Loan): void {
  if (!isWholeUpTo(amountCents, LARGEST.amountCents)) {
    throw new RangeError(
      `Loan amount ${amountCents}: must be whole cents, 1 to ${LARGEST.amountCents}.`,
    );
  }
  if (!(annualRatePercent >= 0 && annualRatePercent <= LARGEST.annualRatePercent)) {
    throw new RangeError(
      `Annual rate ${annualRatePercent}: must be percent, 0 to ${LARGEST.annualRatePercent}.`,
    );
  }
  if (!isWholeUpTo(termMonths, LARGEST.termMonths)) {
    throw new RangeError(`Term ${termMonths}: must be whole months, 1 to ${LARGEST.termMonths}.`);
  }
}

function isWholeUpTo(value: number, largest: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= largest;
}
