/** Messages about calendar dates that editors type. */
import { formatMonthYear } from '../lib/format/calendar-date.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Why a date in the right format doesn't exist, with one that does. */
export function noSuchDay(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  if (month < 1 || month > 12)
    return `must be a real date: months go from 01 to 12, for example "${date.slice(0, 4)}-12-01"`;
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `must be a real date: ${formatMonthYear({ year, month })} has ${days} days, for example "${date.slice(0, 8)}${twoDigits(days)}"`;
}
