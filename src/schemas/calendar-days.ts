/** Calendar dates that editors type. */
import { z } from 'zod';
import { formatMonthYear, isCalendarDate } from '../lib/format/calendar-date.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Why a date in the right format doesn't exist, with one that does. */
function noSuchDay(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  if (month < 1 || month > 12)
    return `must be a real date, for example "${date.slice(0, 4)}-12-01": months go from 01 to 12`;
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `must be a real date, for example "${date.slice(0, 8)}${twoDigits(days)}": ${formatMonthYear({ year, month })} has ${days} days`;
}

/** A calendar date, "2025-09-05". Never an instant: it reads the same in every time zone. */
export const calendarDate = (description: string) =>
  z
    .preprocess(
      // YAML reads an unquoted date as midnight UTC.
      (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
      z
        .string(dateHint)
        .regex(/^\d{4}-\d{2}-\d{2}$/, { error: dateHint, abort: true })
        .refine(isCalendarDate, { error: ({ input }) => noSuchDay(String(input)), abort: true }),
    )
    .describe(description);

const dateHint = 'must be a date written as year-month-day, for example "2025-09-05"';
