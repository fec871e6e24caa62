import { memo } from 'react';
import { formatDollars } from '../../../lib/format/money.ts';
import { MoneyCells } from './MoneyCells.tsx';
import { MoneyHeadings } from './MoneyHeadings.tsx';
import type { Figures } from './figures.ts';
import { printedInputs } from './printed-inputs.ts';
import { useToday } from './use-today.ts';

/** The years that fit on the page one under the other. */
const ONE_COLUMN = 42;

interface Props {
  figures: Figures;
  /** Who prints it: name, license, phone. */
  lender: string;
}

/** The one page that is printed: date, inputs, result, schedule by year, what it is not, and whom to call. */
export const PrintSheet = memo(function PrintSheet({ figures, lender }: Props) {
  const { state, base, schedule, years, cost } = figures;
  const withExtra = schedule.totals.extraCents > 0;
  const date = useToday();
  return (
    <div className="print-sheet" data-long={years.length > ONE_COLUMN || undefined}>
      <header>
        <h1>Mortgage estimate</h1>
        <p>{date}</p>
      </header>
      <dl>
        {printedInputs(state).map(({ name, words }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className="printed-payment">
        Monthly payment, principal and interest: <b>{formatDollars(base.regularPaymentCents)}</b>
      </p>
      {cost.lines.length > 1 && (
        <p>{`Full monthly cost with the taxes, insurance and dues above: ${formatDollars(cost.totalCents)}`}</p>
      )}
      <div className="years">
        <table>
          <thead>
            <MoneyHeadings time="Year" withExtra={withExtra} />
          </thead>
          <tbody>
            {years.map(({ label, totals, balanceCents }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <MoneyCells row={totals} balanceCents={balanceCents} withExtra={withExtra} />
              </tr>
            ))}
            <tr>
              <th scope="row">In all</th>
              <MoneyCells row={schedule.totals} balanceCents={0} withExtra={withExtra} />
            </tr>
          </tbody>
        </table>
      </div>
      <footer>
        <p>
          This is an estimate, not an offer. The payment is principal and interest only; property
          taxes, homeowner’s insurance, HOA dues and mortgage insurance are not in it.
        </p>
        <p>{lender}</p>
      </footer>
    </div>
  );
});
