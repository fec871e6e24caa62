import { formatMonthYear, type CalendarMonth } from '../format/calendar-date.ts';
import type { Schedule, ScheduleRow } from './schedule.ts';
import { paymentMonth } from './start-month.ts';

type Column = readonly [heading: string, cell: (row: ScheduleRow) => string];

const NUMBER_COLUMN: Column = ['Payment number', (row) => String(row.number)];
const MONEY_COLUMNS: readonly Column[] = [
  ['Payment (dollars)', (row) => dollars(row.paymentCents)],
  ['Interest (dollars)', (row) => dollars(row.interestCents)],
  ['Principal (dollars)', (row) => dollars(row.principalCents)],
  ['Extra principal (dollars)', (row) => dollars(row.extraCents)],
  ['Balance (dollars)', (row) => dollars(row.balanceCents)],
];

/**
 * The schedule as a CSV file (RFC 4180): one header line in words, one line a payment, each ended by
 * CRLF. Money is dollars with two decimals and no separators ("1896.20"), so that every spreadsheet
 * reads a number. With a start month each payment has its month in words. No cell needs quotes.
 */
export function scheduleCsv(schedule: Schedule, start?: CalendarMonth): string {
  const columns = [NUMBER_COLUMN, ...(start ? [monthColumn(start)] : []), ...MONEY_COLUMNS];
  const lines = [
    columns.map(([heading]) => heading),
    ...schedule.rows.map((row) => columns.map(([, cell]) => cell(row))),
  ];
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}

function monthColumn(start: CalendarMonth): Column {
  return ['Month', (row) => formatMonthYear(paymentMonth(start, row.number))];
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
