import type { RecurringAmount } from './extra-costs.ts';
import type { Loan } from './loan.ts';
import {
  dollarsText,
  parseDollars,
  parseLoan,
  percentText,
  termYearsText,
} from './parse-inputs.ts';
import { parsePaymentNumber } from './payment-number.ts';
import type { OneOffPayment } from './schedule.ts';

/* The address holds several figures in one value, joined by hyphens: no figure contains one, and a
   hyphen needs no percent-encoding, so the address stays readable. */

/** "3600-yearly" or "250-monthly"; undefined for anything else. */
export function readRecurring(text: string): RecurringAmount | undefined {
  const [, amount = '', period] = /^(.*)-(year|month)ly$/.exec(text) ?? [];
  const cents = parseDollars(amount);
  if (!cents.ok) return undefined;
  return { cents: cents.value, per: period === 'year' ? 'year' : 'month' };
}

/** The text that `readRecurring` reads back. */
export function recurringText({ cents, per }: RecurringAmount): string {
  return `${dollarsText(cents)}-${per}ly`;
}

/** "10000-at-12": $10,000 with payment number 12; undefined for anything else. */
export function readOneOff(text: string): OneOffPayment | undefined {
  const [amountText = '', numberText = '', ...rest] = text.split('-at-');
  const amount = parseDollars(amountText);
  const number = parsePaymentNumber(numberText);
  if (!amount.ok || !number.ok || rest.length > 0) return undefined;
  return { amountCents: amount.value, paymentNumber: number.value };
}

/** The text that `readOneOff` reads back. */
export function oneOffText({ amountCents, paymentNumber }: OneOffPayment): string {
  return `${dollarsText(amountCents)}-at-${paymentNumber}`;
}

/** "300000-6.125-15": loan, rate and years; undefined for anything else. */
export function readLoan(text: string): Loan | undefined {
  const [loan = '', rate = '', years = '', ...rest] = text.split('-');
  const parsed = parseLoan({ loan, rate, years });
  return parsed.ok && rest.length === 0 ? parsed.value : undefined;
}

/** The text that `readLoan` reads back. */
export function loanText({ amountCents, annualRatePercent, termMonths }: Loan): string {
  return [dollarsText(amountCents), percentText(annualRatePercent), termYearsText(termMonths)].join(
    '-',
  );
}
