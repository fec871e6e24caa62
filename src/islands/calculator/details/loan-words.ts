import { formatMonths } from '../../../lib/format/duration.ts';
import { formatDollars, formatWholeDollars } from '../../../lib/format/money.ts';
import { formatPercent } from '../../../lib/format/percent.ts';
import type { Loan } from '../../../lib/mortgage/loan.ts';

/** Cents as they are usually written: "$300,000", with cents only where there are any. */
export function amountWords(cents: number): string {
  return cents % 100 === 0 ? formatWholeDollars(cents) : formatDollars(cents);
}

/** A loan in words: "$300,000 at 6.5% over 30 years". */
export function loanWords({ amountCents, annualRatePercent, termMonths }: Loan): string {
  return `${amountWords(amountCents)} at ${formatPercent(annualRatePercent)} over ${formatMonths(termMonths)}`;
}
