import { roundHalfUp } from '../format/round-half-up.ts';

/** An amount in whole cents, paid each year or each month. */
export interface RecurringAmount {
  readonly cents: number;
  readonly per: 'year' | 'month';
}

/** The costs of a home besides principal and interest, in the order in which they are listed. */
export const HOUSING_COST_IDS = [
  'propertyTax',
  'homeInsurance',
  'mortgageInsurance',
  'hoaDues',
] as const;

export type HousingCostId = (typeof HOUSING_COST_IDS)[number];

/** What each cost comes to; each may be left out. */
export type HousingCosts = Readonly<Partial<Record<HousingCostId, RecurringAmount | undefined>>>;

/** One line of the full monthly cost, in whole cents. */
export interface MonthlyCostLine {
  readonly id: 'principalAndInterest' | HousingCostId;
  readonly cents: number;
}

/** An amount by the month, in whole cents. A twelfth of a yearly amount is rounded half up. */
export function perMonthCents({ cents, per }: RecurringAmount): number {
  return per === 'year' ? roundHalfUp(cents / 12) : cents;
}

/**
 * The full monthly cost of a home as separate lines, principal and interest first. Costs that were left
 * out or are zero have no line; the total is the sum of the rounded lines, so the lines always add up to it.
 *
 * @param principalAndInterestCents the payment from `paymentCents`; no other cost changes it
 */
export function monthlyCost(principalAndInterestCents: number, costs: HousingCosts) {
  const lines: MonthlyCostLine[] = [
    { id: 'principalAndInterest', cents: principalAndInterestCents },
  ];
  for (const id of HOUSING_COST_IDS) {
    const amount = costs[id];
    const cents = amount ? perMonthCents(amount) : 0;
    if (cents > 0) lines.push({ id, cents });
  }
  return { lines, totalCents: lines.reduce((sum, line) => sum + line.cents, 0) };
}
