import { formatDollars } from '../../../lib/format/money.ts';
import type { ScheduleTotals } from '../../../lib/mortgage/schedule.ts';

interface Props {
  /** Sums of a month, a year or the whole loan, in whole cents. */
  row: ScheduleTotals;
  /** What is owed afterward, in whole cents. */
  balanceCents: number;
  /** Show how much of the principal was paid beyond the regular payments. */
  withExtra: boolean;
}

/** The figures of one row of a schedule. */
export function MoneyCells({ row, balanceCents, withExtra }: Props) {
  return (
    <>
      <td>{formatDollars(row.paymentCents)}</td>
      <td>{formatDollars(row.interestCents)}</td>
      <td>{formatDollars(row.principalCents)}</td>
      {withExtra && <td>{formatDollars(row.extraCents)}</td>}
      <td>{formatDollars(balanceCents)}</td>
    </>
  );
}
