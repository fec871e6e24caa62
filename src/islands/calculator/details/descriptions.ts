/** The words of the details: what the figures of a loan come to, in sentences and labels. */
import type { CalculatorState } from '../../../lib/mortgage/address-state.ts';
import { formatMonthYear, type CalendarMonth } from '../../../lib/format/calendar-date.ts';
import { formatMonths } from '../../../lib/format/duration.ts';
import { formatDollars, formatWholeDollars } from '../../../lib/format/money.ts';
import { formatPercent } from '../../../lib/format/percent.ts';
import { roundHalfUp } from '../../../lib/format/round-half-up.ts';
import {
  INSURANCE_ENDS_AT_PERCENT,
  INSURANCE_REMOVABLE_AT_PERCENT,
  downPaymentCents,
  loanAmountFromPurchase,
  type HomePurchase,
} from '../../../lib/mortgage/home-price.ts';
import {
  HOUSING_COST_IDS,
  perMonthCents,
  type MonthlyCostLine,
} from '../../../lib/mortgage/housing-costs.ts';
import type { Loan } from '../../../lib/mortgage/loan.ts';
import type { ExtraPayments, Schedule } from '../../../lib/mortgage/schedule.ts';
import { paymentMonth } from '../../../lib/mortgage/start-month.ts';
import type { LoanAnalysis } from './analyze-loan.ts';

/** The label of each line of the monthly cost. */
export const COST_LABELS: Readonly<Record<MonthlyCostLine['id'], string>> = {
  principalAndInterest: 'Principal and interest',
  propertyTax: 'Property taxes',
  homeInsurance: 'Homeowner’s insurance',
  mortgageInsurance: 'Mortgage insurance',
  hoaDues: 'HOA dues',
};

/** Whole cents as they are usually written: "$300,000", with cents only where there are any. */
export function formatAmount(cents: number): string {
  return cents % 100 === 0 ? formatWholeDollars(cents) : formatDollars(cents);
}

/** "$300,000 at 6.5% over 30 years" */
export function describeLoan({ amountCents, annualRatePercent, termMonths }: Loan): string {
  return `${formatAmount(amountCents)} at ${formatPercent(annualRatePercent)} over ${formatMonths(termMonths)}`;
}

/** A payment by its month where the first month is known, "January 2026", else "Payment 1". */
export function paymentLabel(number: number, start: CalendarMonth | undefined): string {
  return start ? formatMonthYear(paymentMonth(start, number)) : `Payment ${number}`;
}

/** When the loan is paid off: "after 30 years, in December 2055". */
export function describePayoff({ rows }: Schedule, start: CalendarMonth | undefined): string {
  const time = `after ${formatMonths(rows.length)}`;
  return start ? `${time}, in ${paymentLabel(rows.length, start)}` : time;
}

/** "one payment", "277 payments" */
export function countPayments(payments: number): string {
  return payments === 1 ? 'one payment' : `${payments} payments`;
}

/** The payments of a schedule without extra payments: "359 payments of $1,896.20, then one of $1,900.91". */
export function describePayments({ rows, regularPaymentCents }: Schedule): string {
  const lastCents = rows.at(-1)?.paymentCents ?? regularPaymentCents;
  const last = formatDollars(lastCents);
  if (rows.length === 1 || lastCents === regularPaymentCents)
    return `${countPayments(rows.length)} of ${last}`;
  return `${countPayments(rows.length - 1)} of ${formatDollars(regularPaymentCents)}, then one of ${last}`;
}

/** What extra payments save: "You’ll save $103,450.12 in interest and pay off the loan 7 years 1 month earlier". */
export function describeSavings(base: Schedule, withExtra: Schedule): string {
  const interestCents = base.totals.interestCents - withExtra.totals.interestCents;
  const months = base.rows.length - withExtra.rows.length;
  if (interestCents === 0 && months === 0)
    return 'That doesn’t save any interest, and the loan is paid off at the same time';
  const interest = `You’ll save ${formatDollars(interestCents)} in interest`;
  return months === 0
    ? `${interest}, and the loan is paid off in the same month`
    : `${interest} and pay off the loan ${formatMonths(months)} earlier`;
}

/** Says that a one-time payment comes after the payoff and is never made; "" when it is. */
export function describeUnusedPayment(schedule: Schedule, { oneTime }: ExtraPayments): string {
  if (!oneTime || oneTime.paymentNumber <= schedule.rows.length) return '';
  return `The ${formatDollars(oneTime.amountCents)} one-time payment doesn’t count: the loan is paid off before payment ${oneTime.paymentNumber}.`;
}

/** How a compared loan differs: "$717.12 more a month", "$212,238.30 less total interest". */
export function describeDifference(base: Schedule, other: Schedule): readonly string[] {
  const paymentCents = other.regularPaymentCents - base.regularPaymentCents;
  const interestCents = other.totals.interestCents - base.totals.interestCents;
  return [
    paymentCents === 0 ? 'Same monthly payment' : `${moreOrLess(paymentCents)} a month`,
    interestCents === 0 ? 'Same total interest' : `${moreOrLess(interestCents)} total interest`,
  ];
}

function moreOrLess(cents: number): string {
  return `${formatDollars(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'}`;
}

/**
 * When mortgage insurance ends, why, what is paid then, and that the borrower may ask earlier; ""
 * when none was entered.
 */
export function describeInsurance({ state, cost, insuranceEnds }: LoanAnalysis): string {
  const { start } = state;
  const { mortgageInsurance } = state.costs;
  if (!mortgageInsurance) return '';
  const share = `${INSURANCE_ENDS_AT_PERCENT}% of the price`;
  const request = `You can ask to have it removed once the balance is ${INSURANCE_REMOVABLE_AT_PERCENT}% of the price.`;
  if (insuranceEnds === undefined) {
    return `On a conventional loan, mortgage insurance ends when the balance is scheduled to reach ${share}, or the month after the midpoint of the term, whichever comes first. ${request} To see when, fill in “Home price and down payment” with numbers that match this loan amount.`;
  }
  const { lastPayment, reason } = insuranceEnds;
  if (lastPayment === 0) {
    return `The loan starts at or below ${share}, so mortgage insurance isn’t included.`;
  }
  const later = formatDollars(cost.totalCents - perMonthCents(mortgageInsurance));
  const last = start ? `the ${paymentLabel(lastPayment, start)} payment` : `payment ${lastPayment}`;
  const end = `On a conventional loan, mortgage insurance ends after ${last}`;
  const afterward = `The monthly cost is ${later} from then on.`;
  return reason === 'balance'
    ? `${end}, when the balance is scheduled to be ${share}. ${afterward} The other legal cutoff, the month after the midpoint of the term, comes later. ${request}`
    : `${end}. By law, it stops the month after the midpoint of the term, and the balance isn’t scheduled to reach ${share} before then. ${afterward} ${request}`;
}

/** The loan that price and down payment leave, and its loan-to-value ratio to a tenth of a percent. */
export function describePurchase(purchase: HomePurchase | undefined): string {
  const left = purchase && loanAmountFromPurchase(purchase);
  if (!purchase || left === undefined) return 'Enter both to see the loan amount.';
  const share = roundHalfUp((left / purchase.priceCents) * 1000) / 10;
  return `That leaves a loan of ${formatAmount(left)}, ${formatPercent(share)} of the price.`;
}

/** Everything that was entered, in the order of the page; what was left out is not listed. */
export function listInputs({ loan, purchase, start, extra, costs }: CalculatorState) {
  const inputs: { readonly label: string; readonly value: string }[] = [];
  const add = (label: string, value: string) => inputs.push({ label, value });
  add('Loan amount', formatAmount(loan.amountCents));
  add('Annual rate', formatPercent(loan.annualRatePercent));
  add('Term', formatMonths(loan.termMonths));
  if (start) add('First payment', formatMonthYear(start));
  if (purchase) {
    add('Home price', formatAmount(purchase.priceCents));
    add('Down payment', formatAmount(downPaymentCents(purchase)));
  }
  if (extra.monthlyCents) add('Extra each month', formatAmount(extra.monthlyCents));
  if (extra.oneTime)
    add(
      `One-time payment, with payment ${extra.oneTime.paymentNumber}`,
      formatAmount(extra.oneTime.amountCents),
    );
  for (const id of HOUSING_COST_IDS) {
    const amount = costs[id];
    if (amount) add(COST_LABELS[id], `${formatAmount(amount.cents)} a ${amount.per}`);
  }
  return inputs;
}
