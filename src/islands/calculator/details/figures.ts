import type { CalculatorState } from '../../../lib/mortgage/address-state.ts';
import {
  monthlyCost,
  type ExtraCosts,
  type MonthlyCost,
} from '../../../lib/mortgage/extra-costs.ts';
import { insuranceEndsWithPayment, loanFromPurchase } from '../../../lib/mortgage/home-price.ts';
import type { Loan } from '../../../lib/mortgage/loan.ts';
import { groupByYear, type ScheduleYear } from '../../../lib/mortgage/schedule-years.ts';
import { amortize, type Schedule } from '../../../lib/mortgage/schedule.ts';
import { hasExtra, type Options } from './options.ts';

/** All that the details show of a loan and its options. */
export interface Figures {
  /** What they are the figures of. */
  readonly state: CalculatorState;
  /** Without extra payments. */
  readonly base: Schedule;
  /** With extra payments, where there are any. */
  readonly schedule: Schedule;
  /** `schedule` by year. */
  readonly years: readonly ScheduleYear[];
  /** The monthly cost while mortgage insurance is charged, or without it where it never is. */
  readonly cost: MonthlyCost;
  /** Where the price is known: the last payment with mortgage insurance (0: none has it). */
  readonly insuranceEnds?: number;
}

/**
 * Works out the details. The payment of principal and interest depends on the loan alone.
 *
 * @param base the loan's schedule without extra payments
 */
export function figuresOf(base: Schedule, options: Options): Figures {
  const { loan } = base;
  const state = { ...optionsFor(loan, options), loan };
  const schedule = hasExtra(options.extra) ? amortize(loan, options.extra) : base;
  const insuranceEnds = insuranceEnd(base, state);
  const costs = insuranceEnds === 0 ? withoutInsurance(options.costs) : options.costs;
  return {
    state,
    base,
    schedule,
    years: groupByYear(schedule, options.start),
    cost: monthlyCost(base.regularPaymentCents, costs),
    ...(insuranceEnds !== undefined && { insuranceEnds }),
  };
}

/** The options that go with this loan: a price and down payment that leave another amount do not. */
function optionsFor(loan: Loan, options: Options): Options {
  const left = options.purchase && loanFromPurchase(options.purchase);
  return left?.ok && left.value === loan.amountCents
    ? options
    : { ...options, purchase: undefined };
}

function insuranceEnd(base: Schedule, { purchase, costs }: CalculatorState): number | undefined {
  if (!purchase || !costs.mortgageInsurance) return undefined;
  return insuranceEndsWithPayment(base.loan.amountCents, base.rows, purchase.priceCents);
}

function withoutInsurance(costs: ExtraCosts): ExtraCosts {
  const { propertyTax, homeInsurance, hoaDues } = costs;
  return {
    ...(propertyTax && { propertyTax }),
    ...(homeInsurance && { homeInsurance }),
    ...(hoaDues && { hoaDues }),
  };
}
