import { roundHalfUp } from '../format/round-half-up.ts';
import { requireAmount, requireLoan, type Loan } from './loan.ts';
import { paymentCents } from './payment.ts';

/**
 * What is paid beyond the regular payment, all of it toward the balance.
 *
 * `monthlyCents`: with every payment. `oneOff`: once, with the payment of that number (1 is the
 * first); after the loan is paid off it has no effect.
 */
export interface ExtraPayments {
  readonly monthlyCents?: number;
  readonly oneOff?: OneOffPayment;
}

export interface OneOffPayment {
  readonly paymentNumber: number;
  readonly amountCents: number;
}

/**
 * One month, in whole cents. `paymentCents` is all that is paid: `interestCents` plus
 * `principalCents`. `extraCents` is the part of the principal paid beyond the regular payment.
 * `balanceCents` is what is still owed afterwards.
 */
export interface ScheduleRow {
  readonly number: number;
  readonly paymentCents: number;
  readonly interestCents: number;
  readonly principalCents: number;
  readonly extraCents: number;
  readonly balanceCents: number;
}

/** Sums over rows, in whole cents; each equals the sum of that column to the cent. */
export interface ScheduleTotals {
  readonly paymentCents: number;
  readonly interestCents: number;
  readonly principalCents: number;
  readonly extraCents: number;
}

/** `regularPaymentCents` is the level payment; only the last row may differ from it without extras. */
export interface Schedule {
  readonly loan: Loan;
  readonly regularPaymentCents: number;
  readonly rows: readonly ScheduleRow[];
  readonly totals: ScheduleTotals;
}

/**
 * The amortization schedule in real cents. Each month's interest is the balance times a twelfth of
 * the annual rate, rounded half up to the cent; the rest of the payment is principal. The last
 * payment settles the balance to zero, so it differs from the others by what the rounding left.
 * The schedule ends with the payment that pays the loan off, which rounding or extra payments can
 * bring before the end of the term.
 *
 * @throws RangeError when the loan or an extra payment is out of bounds, Error when a balance is
 *   left at the end of the term, which would be a fault of this function.
 */
export function amortize(loan: Loan, extra: ExtraPayments = {}): Schedule {
  requireLoan(loan);
  requireExtraPayments(extra);
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
  if (balance !== 0) {
    throw new Error(
      `The schedule leaves a balance of ${balance} cents after ${rows.length} months.`,
    );
  }
  return { loan, regularPaymentCents, rows, totals: sumRows(rows) };
}

/** Adds up the columns of any run of rows. */
export function sumRows(rows: readonly ScheduleTotals[]): ScheduleTotals {
  let [paid, interest, principal, extra] = [0, 0, 0, 0];
  for (const row of rows) {
    paid += row.paymentCents;
    interest += row.interestCents;
    principal += row.principalCents;
    extra += row.extraCents;
  }
  return {
    paymentCents: paid,
    interestCents: interest,
    principalCents: principal,
    extraCents: extra,
  };
}

function interestFor(balanceCents: number, annualRatePercent: number): number {
  return roundHalfUp((balanceCents * annualRatePercent) / 1200);
}

function extraDue(extra: ExtraPayments, number: number): number {
  const oneOff = extra.oneOff?.paymentNumber === number ? extra.oneOff.amountCents : 0;
  return (extra.monthlyCents ?? 0) + oneOff;
}

function requireExtraPayments({ monthlyCents, oneOff }: ExtraPayments): void {
  requireAmount('Extra monthly payment', monthlyCents ?? 0);
  requireAmount('One-off payment', oneOff?.amountCents ?? 0);
  const number = oneOff?.paymentNumber ?? 1;
  if (!Number.isInteger(number) || number < 1) {
    throw new RangeError(`One-off payment number ${number}: must be a whole number from 1 up.`);
  }
}
