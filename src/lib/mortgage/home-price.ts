import { roundHalfUp } from '../format/round-half-up.ts';
import { LARGEST, requireAmount } from './loan.ts';
import { accepted, refused, type Parsed } from './number-text.ts';
import {
  dollarsText,
  parseDollarsOrZero,
  parsePercentOrZero,
  percentText,
} from './parse-inputs.ts';
import type { ScheduleRow } from './schedule.ts';

/** A down payment in whole cents or in percent of the price. */
export type DownPayment = { readonly cents: number } | { readonly percent: number };

/** A price and a down payment, the other way to enter a loan amount. `priceCents`: whole cents. */
export interface HomePurchase {
  readonly priceCents: number;
  readonly downPayment: DownPayment;
}

/**
 * Mortgage insurance ends when the balance is first scheduled to reach this share of the original
 * value, in percent (Homeowners Protection Act, 12 U.S.C. 4901(18) and 4902(b)).
 */
export const INSURANCE_ENDS_AT_PERCENT = 78;

/**
 * Reads a down payment: `60,000`, `$60,000` or `20%`; zero is a down payment too.
 */
export function parseDownPayment(text: string): Parsed<DownPayment> {
  if (text.trim().endsWith('%')) {
    const percent = parsePercentOrZero(text);
    return percent.ok ? accepted({ percent: percent.value }) : percent;
  }
  const cents = parseDollarsOrZero(text);
  return cents.ok ? accepted({ cents: cents.value }) : cents;
}

/** The text that `parseDownPayment` reads back: "60000" or "20%". */
export function downPaymentText(downPayment: DownPayment): string {
  return 'percent' in downPayment
    ? `${percentText(downPayment.percent)}%`
    : dollarsText(downPayment.cents);
}

/** The down payment in whole cents; percent of the price is rounded half up. */
export function downPaymentCents({ priceCents, downPayment }: HomePurchase): number {
  return 'percent' in downPayment
    ? roundHalfUp((priceCents * downPayment.percent) / 100)
    : downPayment.cents;
}

/**
 * The loan that price and down payment leave, in whole cents: $300,000 with 20% down gives 24000000.
 *
 * @returns `zero` when the down payment is the whole price, `negative` when it is more
 * @throws RangeError when price or down payment are out of bounds.
 */
export function loanFromPurchase(purchase: HomePurchase): Parsed<number> {
  const down = downPaymentCents(purchase);
  requireAmount('Price', purchase.priceCents);
  requireAmount('Down payment', down);
  const loanCents = purchase.priceCents - down;
  if (loanCents < 0) return refused('negative');
  return loanCents === 0 ? refused('zero') : accepted(loanCents);
}

/**
 * The number of the payment that first brings the balance to 78% of the price or below. Mortgage
 * insurance is charged with the payments up to and including that one, and with none after it.
 *
 * @param scheduledRows the original schedule, without extra payments: the law counts those only
 * @param priceCents the price, or the appraised value where that is lower; whole cents, above zero
 * @returns 0 when the loan starts at or below 78%: no payment carries insurance
 * @throws RangeError when the price is out of bounds.
 */
export function insuranceEndsWithPayment(
  loanCents: number,
  scheduledRows: readonly ScheduleRow[],
  priceCents: number,
): number {
  if (!(Number.isInteger(priceCents) && priceCents > 0 && priceCents <= LARGEST.amountCents)) {
    throw new RangeError(`Price ${priceCents}: must be whole cents above zero.`);
  }
  const hasReached = (balanceCents: number): boolean =>
    balanceCents * 100 <= priceCents * INSURANCE_ENDS_AT_PERCENT;
  if (hasReached(loanCents)) return 0;
  return scheduledRows.find((row) => hasReached(row.balanceCents))?.number ?? scheduledRows.length;
}
