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
 * The largest figures the calculator takes. Together they keep every total under 2^53 cents, so
 * each sum is exact and nothing can print as Infinity or with an exponent.
 */
export const LARGEST = {
  /** $10 billion. */
  amountCents: 1_000_000_000_000,
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
