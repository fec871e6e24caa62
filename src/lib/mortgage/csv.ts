import { formatMonthYear, type CalendarMonth } from '../format/calendar-date.ts';
import type { Schedule } from './schedule.ts';
import { paymentMonth } from './start-month.ts';

const AMOUNTS = [
  ['Payment', 'paymentCents'],
  ['Interest', 'interestCents'],
  ['Principal', 'principalCents'],
  ['Extra principal', 'extraCents'],
  ['Balance', 'balanceCents'],
] as const;

/**
 * The schedule as a CSV file (RFC 4180): one header line in words, one line a payment, each ended by
 * CRLF. Money is dollars with two decimals and no separators ("1896.20"), so that every spreadsheet
 * reads a number. With a start month each payment has its month in words. No cell needs quotes.
 */
export function scheduleCsv(schedule: Schedule, start?: CalendarMonth): string {
  const lines = schedule.rows.map((row) => [
    row.number,
    ...(start ? [formatMonthYear(paymentMonth(start, row.number))] : []),
    ...AMOUNTS.map(([, field]) => (row[field] / 100).toFixed(2)),
  ]);
  const headings = [
    'Payment number',
    ...(start ? ['Month'] : []),
    ...AMOUNTS.map(([heading]) => `${heading} (dollars)`),
  ];
  return [headings, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
}
