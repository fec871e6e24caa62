import { formatMonthYear, type CalendarMonth } from '../../../lib/format/calendar-date.ts';
import { formatMonths } from '../../../lib/format/duration.ts';
import { formatDollars } from '../../../lib/format/money.ts';
import { outcomeOf, savings, type Outcome } from '../../../lib/mortgage/compare.ts';
import type { ExtraPayments, Schedule } from '../../../lib/mortgage/schedule.ts';
import { paymentMonth } from '../../../lib/mortgage/start-month.ts';

/** A payment by its month where the first month is known, "January 2026", else "Payment 1". */
export function paymentName(number: number, start: CalendarMonth | undefined): string {
  return start ? formatMonthYear(paymentMonth(start, number)) : `Payment ${number}`;
}

/** When the loan is paid off: "after 30 years, in December 2055". */
export function payOffWords(schedule: Schedule, start: CalendarMonth | undefined): string {
  const payments = schedule.rows.length;
  const time = `after ${formatMonths(payments)}`;
  return start ? `${time}, in ${paymentName(payments, start)}` : time;
}

/** How many payments: "one payment", "277 payments". */
export function countWords(payments: number): string {
  return payments === 1 ? 'one payment' : `${payments} payments`;
}

/** The payments of a schedule without extra payments: "359 payments of $1,896.20, then one of $1,900.91". */
export function paymentsWords(schedule: Schedule): string {
  const { payments, regularPaymentCents, lastPaymentCents } = outcomeOf(schedule);
  const last = formatDollars(lastPaymentCents);
  if (payments === 1) return `one payment of ${last}`;
  if (lastPaymentCents === regularPaymentCents) return `${payments} payments of ${last}`;
  const regular = formatDollars(regularPaymentCents);
  const before =
    payments === 2 ? `one payment of ${regular}` : `${payments - 1} payments of ${regular}`;
  return `${before}, then one of ${last}`;
}

/** What extra payments save: "$103,450.12 less interest, and the loan is paid off 7 years 1 month earlier". */
export function savingsWords(base: Schedule, whatIf: Schedule): string {
  const { interestCents, months } = savings(base, whatIf);
  if (interestCents === 0 && months === 0)
    return 'That saves no interest, and the loan ends no earlier';
  const interest = `${formatDollars(interestCents)} less interest`;
  return months === 0
    ? `${interest}, and the loan is paid off in the same month`
    : `${interest}, and the loan is paid off ${formatMonths(months)} earlier`;
}

/** Says that a one-off payment comes too late to be made; "" when it does not. */
export function unusedWords(schedule: Schedule, { oneOff }: ExtraPayments): string {
  if (!oneOff || oneOff.paymentNumber <= schedule.rows.length) return '';
  return `The ${formatDollars(oneOff.amountCents)} paid once do not count: the loan is paid off before payment ${oneOff.paymentNumber}.`;
}

/** How a compared loan differs: "$717.12 more a month", "$212,238.30 less interest in all". */
export function differenceWords({
  regularPaymentCents,
  totalInterestCents,
}: Outcome): readonly string[] {
  return [
    `${moreOrLess(regularPaymentCents)} a month`,
    `${moreOrLess(totalInterestCents)} interest in all`,
  ];
}

function moreOrLess(cents: number): string {
  if (cents === 0) return 'The same';
  return `${formatDollars(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'}`;
}
