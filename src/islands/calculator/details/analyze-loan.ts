import type { CalculatorState } from '../../../lib/mortgage/address-state.ts';
import { insuranceEnd, matchingPurchase } from '../../../lib/mortgage/home-price.ts';
import { monthlyCost } from '../../../lib/mortgage/housing-costs.ts';
import {
  amortize,
  groupByYear,
  type Schedule,
  type ScheduleYear,
} from '../../../lib/mortgage/schedule.ts';

/** All that the visitor can set beside the loan itself; each is optional. */
export type Options = Omit<CalculatorState, 'loan'>;

/** What each section of the details gets. */
export interface SectionProps {
  analysis: LoanAnalysis;
  onChange: (change: Partial<Options>) => void;
}

export const NO_OPTIONS: Options = { extra: {}, costs: {}, compared: [] };

/** Everything the details show of a loan and its options. */
export interface LoanAnalysis {
  /** The loan and its options, without those that don't go with it. */
  readonly state: CalculatorState;
  /** Without extra payments. */
  readonly base: Schedule;
  /** With extra payments, where there are any; else `base` itself. */
  readonly schedule: Schedule;
  /** `schedule` by year. */
  readonly years: readonly ScheduleYear[];
  /** The monthly cost while mortgage insurance is charged, or without it where it never is. */
  readonly cost: ReturnType<typeof monthlyCost>;
  /** When mortgage insurance ends; only where the price is known. */
  readonly insuranceEnds: ReturnType<typeof insuranceEnd> | undefined;
}

/**
 * Analyzes a loan. The payment of principal and interest depends on the loan alone.
 *
 * @param base the loan's schedule without extra payments
 */
export function analyzeLoan(base: Schedule, options: Options): LoanAnalysis {
  const { loan } = base;
  const { extra, costs, start } = options;
  // A price and down payment that leave another loan amount don't go with the loan.
  const purchase = matchingPurchase(options.purchase, loan.amountCents);
  const insuranceEnds =
    purchase && costs.mortgageInsurance && insuranceEnd(base, purchase.priceCents);
  const charged =
    insuranceEnds?.lastPayment === 0 ? { ...costs, mortgageInsurance: undefined } : costs;
  const schedule = hasExtra(extra) ? amortize(loan, extra) : base;
  return {
    state: { ...options, purchase, loan },
    base,
    schedule,
    years: groupByYear(schedule, start),
    cost: monthlyCost(base.regularPaymentCents, charged),
    insuranceEnds,
  };
}

function hasExtra({ monthlyCents, oneTime }: Options['extra']): boolean {
  return Boolean(monthlyCents) || oneTime !== undefined;
}

/** Which sections hold figures, typed or from the address: a closed one must not hide that. */
export function filledSections({ start, extra, costs, purchase, compared }: Options) {
  return {
    schedule: start !== undefined,
    extra: hasExtra(extra),
    costs: Object.values(costs).some(Boolean),
    purchase: purchase !== undefined,
    compared: compared.length > 0,
  };
}
