import { memo } from 'react';
import { formatDollars } from '../../../lib/format/money.ts';
import type { LoanAnalysis } from './analyze-loan.ts';
import { listInputs } from './descriptions.ts';
import { AmountCells, HeaderRow, TotalRow } from './ScheduleTable.tsx';
import { useToday } from './use-printing.ts';

/** The years that fit on the page in one column. */
const MAX_YEARS_IN_ONE_COLUMN = 42;

interface Props {
  analysis: LoanAnalysis;
  /** Who prints it: name, licenses, phone. */
  lender: string;
}

/** The one page that is printed: date, inputs, payment, schedule by year, disclaimer, and whom to call. */
export const PrintSheet = memo(function PrintSheet({ analysis, lender }: Props) {
  const { state, base, schedule, years, cost } = analysis;
  const withExtra = schedule.totals.extraCents > 0;
  const date = useToday();
  return (
    <div className="print-sheet" data-long={years.length > MAX_YEARS_IN_ONE_COLUMN || undefined}>
      <header>
        <h1>Mortgage estimate</h1>
        <p>{date}</p>
      </header>
      <dl>
        {listInputs(state).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="printed-payment">
        Monthly payment, principal and interest: <b>{formatDollars(base.regularPaymentCents)}</b>
      </p>
      {cost.lines.length > 1 && (
        <p>{`Full monthly cost with the taxes, insurance, and dues above: ${formatDollars(cost.totalCents)}`}</p>
      )}
      <div className="years">
        <table>
          <thead>
            <HeaderRow time="Year" withExtra={withExtra} />
          </thead>
          <tbody>
            {years.map(({ label, totals, balanceCents }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <AmountCells row={totals} balanceCents={balanceCents} withExtra={withExtra} />
              </tr>
            ))}
            <TotalRow schedule={schedule} />
          </tbody>
        </table>
      </div>
      <footer>
        <p>
          This is an estimate, not an offer. The payment is principal and interest only; property
          taxes, homeowner’s insurance, HOA dues, and mortgage insurance aren’t included.
        </p>
        <p>{lender}</p>
      </footer>
    </div>
  );
});
