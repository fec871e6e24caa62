import { formatMonthYear, type CalendarMonth } from '../format/calendar-date.ts';
import type { Schedule, ScheduleRow } from './schedule.ts';
import { paymentMonth } from './start-month.ts';

const LINE_END = '\r\n';
const NEEDS_QUOTES = /[",\r\n]/;
/** First characters that make a spreadsheet run a cell as a formula. */
const STARTS_FORMULA = /^[=+\-@\t\r]/;

/**
 * One cell of a CSV file (RFC 4180, section 2): quoted where it holds a comma, a quote or a line
 * break. A text that a spreadsheet would run as a formula gets an apostrophe in front.
 */
export function csvCell(text: string): string {
  const inert = STARTS_FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/**
 * The schedule as a CSV file: one header line in words, one line a payment, each ended by CRLF.
 * Money is dollars with two decimals and no separators ("1896.20"), so that every spreadsheet reads
 * a number. With a start month each payment has its month in words.
 */
export function scheduleCsv(schedule: Schedule, start?: CalendarMonth): string {
  const columns = start ? withMonth(start) : COLUMNS;
  const lines = [
    columns.map(([heading]) => heading),
    ...schedule.rows.map((row) => columns.map(([, cell]) => cell(row))),
  ];
  return lines.map((cells) => cells.map(csvCell).join(',') + LINE_END).join('');
}

type Column = readonly [heading: string, cell: (row: ScheduleRow) => string];

const NUMBER_COLUMN: Column = ['Payment number', (row) => String(row.number)];
const MONEY_COLUMNS: readonly Column[] = [
  ['Payment (dollars)', (row) => dollars(row.paymentCents)],
  ['Interest (dollars)', (row) => dollars(row.interestCents)],
  ['Principal (dollars)', (row) => dollars(row.principalCents)],
  ['Extra principal (dollars)', (row) => dollars(row.extraCents)],
  ['Balance (dollars)', (row) => dollars(row.balanceCents)],
];
const COLUMNS: readonly Column[] = [NUMBER_COLUMN, ...MONEY_COLUMNS];

function withMonth(start: CalendarMonth): readonly Column[] {
  const month: Column = ['Month', (row) => formatMonthYear(paymentMonth(start, row.number))];
  return [NUMBER_COLUMN, month, ...MONEY_COLUMNS];
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
