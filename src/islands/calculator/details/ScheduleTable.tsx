import { useState } from 'react';
import type { CalendarMonth } from '../../../lib/format/calendar-date.ts';
import type { ScheduleYear } from '../../../lib/mortgage/schedule-years.ts';
import type { Schedule } from '../../../lib/mortgage/schedule.ts';
import { MoneyCells } from './MoneyCells.tsx';
import { MoneyHeadings } from './MoneyHeadings.tsx';
import { YearRows } from './YearRows.tsx';

interface Props {
  schedule: Schedule;
  years: readonly ScheduleYear[];
  start: CalendarMonth | undefined;
}

/** The schedule as one table: a row for each year, which opens to its months, and the sums. */
export function ScheduleTable({ schedule, years, start }: Props) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const withExtra = schedule.totals.extraCents > 0;
  const toggle = (label: string) => {
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(label)) after.add(label);
      return after;
    });
  };
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
          <MoneyHeadings time={start ? 'Year' : 'Year of the loan'} withExtra={withExtra} />
        </thead>
        {years.map((year, index) => (
          <YearRows
            key={index}
            year={year}
            start={start}
            withExtra={withExtra}
            isOpen={open.has(year.label)}
            onToggle={toggle}
          />
        ))}
        <tfoot>
          <tr>
            <th scope="row">In all</th>
            <MoneyCells row={schedule.totals} withExtra={withExtra} balanceCents={0} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
