import type { CalendarMonth } from '../format/calendar-date.ts';
import { sumRows, type Schedule, type ScheduleRow, type ScheduleTotals } from './schedule.ts';
import { paymentMonth } from './start-month.ts';

/**
 * The payments of one year. `year` is the calendar year (2026) when a start month is known, else
 * the year of the loan (1 for payments 1 to 12); `label` is its name, "2026" or "Year 1". `totals` equals the sum of `rows` to the cent;
 * `balanceCents` is what is owed after the year's last payment.
 */
export interface ScheduleYear {
  readonly year: number;
  readonly label: string;
  readonly rows: readonly ScheduleRow[];
  readonly totals: ScheduleTotals;
  readonly balanceCents: number;
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
    year,
    label: start ? String(year) : `Year ${year}`,
    rows,
    totals: sumRows(rows),
    balanceCents: rows.at(-1)?.balanceCents ?? 0,
  }));
}
