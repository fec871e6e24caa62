import { memo } from 'react';
import type { CalendarMonth } from '../../../lib/format/calendar-date.ts';
import type { ScheduleYear } from '../../../lib/mortgage/schedule-years.ts';
import { Chevron } from './Chevron.tsx';
import { MoneyCells } from './MoneyCells.tsx';
import { paymentName } from './schedule-words.ts';

interface Props {
  year: ScheduleYear;
  start: CalendarMonth | undefined;
  withExtra: boolean;
  isOpen: boolean;
  onToggle: (label: string) => void;
}

/** A year's sums, and its months while it is open. */
export const YearRows = memo(function YearRows({
  year,
  start,
  withExtra,
  isOpen,
  onToggle,
}: Props) {
  return (
    <tbody>
      <tr>
        <th scope="row">
          <button
            type="button"
            aria-expanded={isOpen}
            className="year-toggle"
            onClick={() => {
              onToggle(year.label);
            }}
          >
            <Chevron />
            {year.label}
          </button>
        </th>
        <MoneyCells row={year.totals} withExtra={withExtra} balanceCents={year.balanceCents} />
      </tr>
      {isOpen &&
        year.rows.map((row) => (
          <tr key={row.number} className="month">
            <th scope="row">{paymentName(row.number, start)}</th>
            <MoneyCells row={row} withExtra={withExtra} balanceCents={row.balanceCents} />
          </tr>
        ))}
    </tbody>
  );
});
