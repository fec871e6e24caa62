import type { CalendarMonth } from '../format/calendar-date.ts';
import { roundHalfUp } from '../format/round-half-up.ts';
import type { Loan } from './loan.ts';
import { paymentCents } from './payment.ts';
import { paymentMonth } from './start-month.ts';

/**
 * Extra principal: what is paid beyond the regular payment, in whole cents, zero or more.
 * `monthlyCents` comes with every payment.
 */
export interface ExtraPayments {
  readonly monthlyCents?: number | undefined;
  readonly oneTime?: OneTimePayment | undefined;
}

/** Paid once, with the payment of that number (1 is the first); no effect after the payoff. */
export interface OneTimePayment {
  readonly paymentNumber: number;
  readonly amountCents: number;
}

/**
 * Amounts of a month, or sums over months, in whole cents. `paymentCents` is all that is paid:
 * `interestCents` plus `principalCents`. `extraCents` is the part of the principal paid beyond the
 * regular payment.
 */
export interface ScheduleTotals {
  readonly paymentCents: number;
  readonly interestCents: number;
  readonly principalCents: number;
  readonly extraCents: number;
}

/** One month; `balanceCents` is what is still owed afterward. */
export interface ScheduleRow extends ScheduleTotals {
  readonly number: number;
  readonly balanceCents: number;
}

/** `regularPaymentCents` is the level payment; without extra payments only the last row may differ. */
export interface Schedule {
  readonly loan: Loan;
  readonly regularPaymentCents: number;
  readonly rows: readonly ScheduleRow[];
  readonly totals: ScheduleTotals;
}

/**
 * The payments of one year, "2026" when the start month is known and else "Year 1". `totals` equals
 * the sum of `rows` to the cent; `balanceCents` is what is owed after the year's last payment.
 */
export interface ScheduleYear {
  readonly label: string;
  readonly rows: readonly ScheduleRow[];
  readonly totals: ScheduleTotals;
  readonly balanceCents: number;
}

/**
 * The amortization schedule in real cents. Each month's interest is the balance times a twelfth of
 * the annual rate, rounded half up to the cent; the rest of the payment is principal. The last
 * payment settles the balance to zero, so it differs from the others by what the rounding left.
 * The schedule ends with the payment that pays the loan off, which rounding or extra payments can
 * bring before the end of the term.
 */
export function amortize(loan: Loan, extra: ExtraPayments = {}): Schedule {
  const regularPaymentCents = paymentCents(loan);
  const rows: ScheduleRow[] = [];
  let balance = loan.amountCents;
  for (let number = 1; balance > 0 && number <= loan.termMonths; number += 1) {
    const interestCents = interestFor(balance, loan.annualRatePercent);
    const owed = balance + interestCents;
    const isLastOfTerm = number === loan.termMonths;
    const regular = isLastOfTerm ? owed : Math.min(regularPaymentCents, owed);
    const extraCents = Math.min(extraDue(extra, number), owed - regular);
    const paid = regular + extraCents;
    balance = owed - paid;
    rows.push({
      number,
      paymentCents: paid,
      interestCents,
      principalCents: paid - interestCents,
      extraCents,
      balanceCents: balance,
    });
  }
  return { loan, regularPaymentCents, rows, totals: sumRows(rows) };
}

/**
 * Groups a schedule by calendar year when the month of the first payment is given (the first and
 * last year may then be short), else by year of the loan.
 */
export function groupByYear(schedule: Schedule, start?: CalendarMonth): readonly ScheduleYear[] {
  const rowsByYear = new Map<number, ScheduleRow[]>();
  for (const row of schedule.rows) {
    const year = start ? paymentMonth(start, row.number).year : Math.ceil(row.number / 12);
    const rows = rowsByYear.get(year);
    if (rows) rows.push(row);
    else rowsByYear.set(year, [row]);
  }
  return Array.from(rowsByYear, ([year, rows]) => ({
    label: start ? String(year) : `Year ${year}`,
    rows,
    totals: sumRows(rows),
    balanceCents: rows.at(-1)?.balanceCents ?? 0,
  }));
}

function sumRows(rows: readonly ScheduleRow[]): ScheduleTotals {
  const totals = { paymentCents: 0, interestCents: 0, principalCents: 0, extraCents: 0 };
  for (const row of rows) {
    totals.paymentCents += row.paymentCents;
    totals.interestCents += row.interestCents;
    totals.principalCents += row.principalCents;
    totals.extraCents += row.extraCents;
  }
  return totals;
}

function interestFor(balanceCents: number, annualRatePercent: number): number {
  return roundHalfUp((balanceCents * annualRatePercent) / 1200);
}

function extraDue({ monthlyCents = 0, oneTime }: ExtraPayments, number: number): number {
  return monthlyCents + (oneTime?.paymentNumber === number ? oneTime.amountCents : 0);
}
