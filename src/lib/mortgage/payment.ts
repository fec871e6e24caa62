import { roundHalfUp } from '../format/round-half-up.ts';
import { requireLoan, type Loan } from './loan.ts';

/** Interest over the whole term below this share no longer changes the payment in a double. */
const NEGLIGIBLE = 2 ** -55;

/** The monthly rate as a fraction: a twelfth of the annual rate, 6.5 percent gives 0.0054166... */
export function monthlyRate(annualRatePercent: number): number {
  return annualRatePercent / 1200;
}

/**
 * The level monthly payment of principal and interest, in cents, not rounded.
 *
 * The standard annuity formula P r / (1 - (1 + r)^-n), with P the loan, r the monthly rate and n the
 * number of months. It is written with `expm1` and `log1p` because the textbook form loses its
 * digits for tiny rates and overflows for long terms. At a rate of zero it is P / n.
 *
 * @throws RangeError when the loan is out of bounds, see `requireLoan`
 */
export function exactPaymentCents(loan: Loan): number {
  requireLoan(loan);
  const { amountCents, termMonths } = loan;
  const rate = monthlyRate(loan.annualRatePercent);
  if (rate * termMonths < NEGLIGIBLE) return amountCents / termMonths;
  return (amountCents * rate) / -Math.expm1(-termMonths * Math.log1p(rate));
}

/**
 * The payment in whole cents, rounded half up once, at the end: $300,000 at 6.5 percent for 30 years
 * gives 189620.
 */
export function paymentCents(loan: Loan): number {
  return roundHalfUp(exactPaymentCents(loan));
}
