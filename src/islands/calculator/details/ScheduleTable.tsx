import { memo, useState } from 'react';
import type { CalendarMonth } from '../../../lib/format/calendar-date.ts';
import { formatDollars } from '../../../lib/format/money.ts';
import type { Schedule, ScheduleTotals, ScheduleYear } from '../../../lib/mortgage/schedule.ts';
import { paymentLabel } from './descriptions.ts';
import { Chevron } from './Section.tsx';

interface Props {
  schedule: Schedule;
  years: readonly ScheduleYear[];
  start: CalendarMonth | undefined;
}

/** The schedule as one table: a row for each year, which opens to its months, and the totals. */
export function ScheduleTable({ schedule, years, start }: Props) {
  const withExtra = schedule.totals.extraCents > 0;
  return (
    <div
      className="table-scroll"
      role="region"
      aria-label="Payment schedule"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area has to be reachable by keyboard
      tabIndex={0}
    >
      <table className="schedule">
        <thead>
          <HeaderRow time={start ? 'Year' : 'Loan year'} withExtra={withExtra} />
        </thead>
        {years.map((year) => (
          <YearRows key={year.label} year={year} start={start} withExtra={withExtra} />
        ))}
        <tfoot>
          <TotalRow schedule={schedule} />
        </tfoot>
      </table>
    </div>
  );
}

interface YearRowsProps {
  year: ScheduleYear;
  start: CalendarMonth | undefined;
  withExtra: boolean;
}

/** A year's totals, and its months while it is open. */
const YearRows = memo(function YearRows({ year, start, withExtra }: YearRowsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <tbody>
      <tr>
        <th scope="row">
          <button
            type="button"
            aria-expanded={isOpen}
            className="year-toggle"
            onClick={() => {
              setIsOpen(!isOpen);
            }}
          >
            <Chevron />
            {year.label}
          </button>
        </th>
        <AmountCells row={year.totals} withExtra={withExtra} balanceCents={year.balanceCents} />
      </tr>
      {isOpen &&
        year.rows.map((row) => (
          <tr key={row.number} className="month">
            <th scope="row">{paymentLabel(row.number, start)}</th>
            <AmountCells row={row} withExtra={withExtra} balanceCents={row.balanceCents} />
          </tr>
        ))}
    </tbody>
  );
});

/** The headings of a schedule; `time` is that of the first column. */
export function HeaderRow({ time, withExtra }: { time: string; withExtra: boolean }) {
  return (
    <tr>
      <th scope="col">{time}</th>
      <th scope="col">Paid</th>
      <th scope="col">Interest</th>
      <th scope="col">Principal</th>
      {withExtra && <th scope="col">Extra principal</th>}
      <th scope="col">Balance</th>
    </tr>
  );
}

/** The totals of a whole schedule. */
export function TotalRow({ schedule: { totals } }: { schedule: Schedule }) {
  return (
    <tr>
      <th scope="row">Total</th>
      <AmountCells row={totals} withExtra={totals.extraCents > 0} balanceCents={0} />
    </tr>
  );
}

interface AmountCellsProps {
  /** Amounts of a month, a year or the whole loan. */
  row: ScheduleTotals;
  /** What is owed afterward, in whole cents. */
  balanceCents: number;
  /** Shows how much of the principal was extra. */
  withExtra: boolean;
}

/** The amounts of one row of a schedule. */
export function AmountCells({ row, balanceCents, withExtra }: AmountCellsProps) {
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
