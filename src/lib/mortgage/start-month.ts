import type { CalendarMonth } from '../format/calendar-date.ts';

const YEAR_AND_MONTH = /^(\d{4})-(\d{2})$/;
const EARLIEST_YEAR = 1900;
const LATEST_YEAR = 2999;

/** Parses the month of the first payment, "2026-01", in the years 1900 to 2999. */
export function parseStartMonth(text: string): CalendarMonth | undefined {
  const [, yearText, monthText] = YEAR_AND_MONTH.exec(text.trim()) ?? [];
  const year = Number(yearText);
  const month = Number(monthText);
  const isKnown = year >= EARLIEST_YEAR && year <= LATEST_YEAR && month >= 1 && month <= 12;
  return isKnown ? { year, month } : undefined;
}

/** The text that `parseStartMonth` reads back: `{ year: 2026, month: 1 }` gives "2026-01". */
export function startMonthText({ year, month }: CalendarMonth): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** The calendar month in which a payment falls due; `start` is the month of payment number 1. */
export function paymentMonth(start: CalendarMonth, paymentNumber: number): CalendarMonth {
  const months = start.year * 12 + (start.month - 1) + (paymentNumber - 1);
  return { year: Math.floor(months / 12), month: (months % 12) + 1 };
}
