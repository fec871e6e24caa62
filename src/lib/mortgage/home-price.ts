import { roundHalfUp } from '../format/round-half-up.ts';
import {
  dollarsText,
  isPercent,
  parseDollarsOrZero,
  parsePercentOrZero,
  percentText,
} from './parse-inputs.ts';
import type { Schedule } from './schedule.ts';

/** A down payment in whole cents or in percent of the price. */
export type DownPayment = { readonly cents: number } | { readonly percent: number };

/** A price in whole cents and a down payment: the other way to enter a loan amount. */
export interface HomePurchase {
  readonly priceCents: number;
  readonly downPayment: DownPayment;
}

/**
 * Mortgage insurance ends when the balance is first scheduled to reach this loan-to-value ratio, in
 * percent of the original value (Homeowners Protection Act, 12 U.S.C. 4901(18) and 4902(b)).
 */
export const INSURANCE_ENDS_AT_PERCENT = 78;

/** The loan-to-value ratio at which the borrower may ask to have it removed (12 U.S.C. 4902(a)). */
export const INSURANCE_REMOVABLE_AT_PERCENT = 80;

/** Parses a down payment: `60,000`, `$60,000` or `20%`; zero is a down payment too. */
export function parseDownPayment(text: string): DownPayment | undefined {
  if (isPercent(text)) {
    const percent = parsePercentOrZero(text);
    return percent === undefined ? undefined : { percent };
  }
  const cents = parseDollarsOrZero(text);
  return cents === undefined ? undefined : { cents };
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
 * The loan amount that price and down payment leave, in whole cents: $300,000 with 20% down gives
 * 24000000. Undefined when they leave nothing to borrow.
 */
export function loanAmountFromPurchase(purchase: HomePurchase): number | undefined {
  const loanCents = purchase.priceCents - downPaymentCents(purchase);
  return loanCents > 0 ? loanCents : undefined;
}

/** The purchase, if it leaves this loan amount, or any amount where none is given. */
export function matchingPurchase(
  purchase: HomePurchase | undefined,
  amountCents?: number,
): HomePurchase | undefined {
  const left = purchase && loanAmountFromPurchase(purchase);
  return left !== undefined && left === (amountCents ?? left) ? purchase : undefined;
}

/**
 * When mortgage insurance ends: with the payment that first brings the balance to 78% of the price
 * or below, or with the last payment up to the midpoint of the amortization, whichever comes first.
 * The payment of the month after the midpoint carries none (12 U.S.C. 4902(b) and (c)).
 *
 * @param schedule the original schedule, without extra payments: the law counts only that one
 * @param priceCents the price, or the appraised value where that is lower; whole cents, above zero
 * @returns the last payment with mortgage insurance (0: no payment has it), and why it is the last
 */
export function insuranceEnd({ loan, rows }: Schedule, priceCents: number) {
  const hasReached = (balanceCents: number): boolean =>
    balanceCents * 100 <= priceCents * INSURANCE_ENDS_AT_PERCENT;
  if (hasReached(loan.amountCents)) return { lastPayment: 0, reason: 'balance' } as const;
  const midpoint = Math.max(1, Math.floor(loan.termMonths / 2));
  const reached = rows.find((row) => hasReached(row.balanceCents))?.number ?? rows.length;
  return reached <= midpoint
    ? ({ lastPayment: reached, reason: 'balance' } as const)
    : ({ lastPayment: midpoint, reason: 'midpoint' } as const);
}
