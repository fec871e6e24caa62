/** A calendar month; `month` runs from 1 (January) to 12. */
export interface CalendarMonth {
  readonly year: number;
  readonly month: number;
}

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/* The instants below are UTC midnights and are read back in UTC, so the reader's zone never enters. */
const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const LONG_MONTH = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

function utcMidnight(year: number, month: number, day: number): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date;
}

function dateOf(isoDate: string): Date | undefined {
  const [, year, month, day] = ISO_DATE.exec(isoDate) ?? [];
  const date = utcMidnight(Number(year), Number(month), Number(day));
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === isoDate;
  return isReal ? date : undefined;
}

/** True for a date that exists, written as year-month-day: "2024-02-29". */
export const isCalendarDate = (text: string) => dateOf(text) !== undefined;

/** A calendar date in words, the same in every time zone: "2025-09-05" gives "September 5, 2025". */
export function formatDate(isoDate: string): string {
  const date = dateOf(isoDate);
  if (date === undefined) {
    throw new RangeError(
      `"${isoDate}" is not a calendar date: write year-month-day, such as 2025-09-05.`,
    );
  }
  return LONG_DATE.format(date);
}

/** A calendar month in words: `{ year: 2055, month: 12 }` gives "December 2055". */
export function formatMonthYear({ year, month }: CalendarMonth): string {
  if (!Number.isInteger(year) || !Number.isInteger(month) || month < 1 || month > 12) {
    throw new RangeError(`Year ${year}, month ${month} is not a calendar month.`);
  }
  return LONG_MONTH.format(utcMidnight(year, month, 1));
}
