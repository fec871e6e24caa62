import { formatDollars } from '../../../lib/format/money.ts';
import {
  perMonthCents,
  type ExtraCosts,
  type MonthlyCostLine,
  type RecurringAmount,
} from '../../../lib/mortgage/extra-costs.ts';
import { INSURANCE_ENDS_AT_PERCENT } from '../../../lib/mortgage/home-price.ts';
import type { Figures } from './figures.ts';
import { paymentName } from './schedule-words.ts';

/** Each line of the monthly cost by its name. */
export const COST_NAMES: Readonly<Record<MonthlyCostLine['id'], string>> = {
  principalAndInterest: 'Principal and interest',
  propertyTax: 'Property taxes',
  homeInsurance: 'Homeowner’s insurance',
  mortgageInsurance: 'Mortgage insurance',
  hoaDues: 'HOA dues',
};

/** How each cost is usually billed. */
export const USUAL_PERIOD: Readonly<Record<keyof ExtraCosts, RecurringAmount['per']>> = {
  propertyTax: 'year',
  homeInsurance: 'year',
  mortgageInsurance: 'month',
  hoaDues: 'month',
};

/** When mortgage insurance falls away and what is paid then; empty when none was entered. */
export function insuranceWords({ state, cost, insuranceEnds }: Figures): string {
  const { start } = state;
  const { mortgageInsurance } = state.costs;
  if (!mortgageInsurance) return '';
  const share = `${INSURANCE_ENDS_AT_PERCENT}% of the price`;
  if (insuranceEnds === undefined) {
    return `On a conventional loan, mortgage insurance falls away once the balance is scheduled to be ${share}. Enter price and down payment to see when.`;
  }
  if (insuranceEnds === 0) {
    return `The loan starts at or below ${share}, so mortgage insurance is left out of the sum.`;
  }
  const later = formatDollars(cost.totalCents - perMonthCents(mortgageInsurance));
  const last = start
    ? `the payment of ${paymentName(insuranceEnds, start)}`
    : `payment ${insuranceEnds}`;
  return `On a conventional loan, mortgage insurance falls away after ${last}, when the balance is scheduled to be ${share}. The monthly cost is ${later} from then on.`;
}
