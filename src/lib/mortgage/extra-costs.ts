import { roundHalfUp } from '../format/round-half-up.ts';
import { requireAmount } from './loan.ts';

/** An amount in whole cents, paid each year or each month. */
export interface RecurringAmount {
  readonly cents: number;
  readonly per: 'year' | 'month';
}

/** The costs of a home besides principal and interest; each may be left out. */
export interface ExtraCosts {
  readonly propertyTax?: RecurringAmount;
  readonly homeInsurance?: RecurringAmount;
  readonly mortgageInsurance?: RecurringAmount;
  readonly hoaDues?: RecurringAmount;
}

/** The order in which the lines of a monthly cost are listed. */
export const EXTRA_COST_IDS = [
  'propertyTax',
  'homeInsurance',
  'mortgageInsurance',
  'hoaDues',
] as const satisfies readonly (keyof ExtraCosts)[];

/** One line of the full monthly cost, in whole cents. */
export interface MonthlyCostLine {
  readonly id: 'principalAndInterest' | keyof ExtraCosts;
  readonly cents: number;
}

/** The lines and their sum; the first line is always principal and interest, unchanged. */
export interface MonthlyCost {
  readonly lines: readonly MonthlyCostLine[];
  readonly totalCents: number;
}

/**
 * An amount by the month, in whole cents. A twelfth of a yearly amount is rounded half up.
 *
 * @throws RangeError when the amount is negative, not whole cents or too large.
 */
export function perMonthCents({ cents, per }: RecurringAmount): number {
  requireAmount('Recurring amount', cents);
  return per === 'year' ? roundHalfUp(cents / 12) : cents;
}

/**
 * The full monthly cost of a home as separate lines. Costs that were left out or are zero have no
 * line; the total is the sum of the rounded lines, so the lines always add up to it.
 *
 * @param principalAndInterestCents the payment from `paymentCents`; no extra cost changes it
 * @throws RangeError when a cost is negative, not whole cents or too large.
 */
export function monthlyCost(principalAndInterestCents: number, costs: ExtraCosts): MonthlyCost {
  const lines: MonthlyCostLine[] = [
    { id: 'principalAndInterest', cents: principalAndInterestCents },
  ];
  for (const id of EXTRA_COST_IDS) {
    const amount = costs[id];
    const cents = amount ? perMonthCents(amount) : 0;
    if (cents > 0) lines.push({ id, cents });
  }
  return { lines, totalCents: lines.reduce((sum, line) => sum + line.cents, 0) };
}
