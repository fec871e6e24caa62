/** Days of the calendar, for dates that are typed. */
const twoDigits = (number: number) => String(number).padStart(2, '0');
const monthAndYear = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Why a date in the right form is none, with a day that exists. */
export function noSuchDay(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  if (month < 1 || month > 12)
    return `must be a day that exists: there are the months 01 to 12, for example "${date.slice(0, 4)}-12-01"`;
  const last = new Date(Date.UTC(year, month, 0));
  const days = last.getUTCDate();
  return `must be a day that exists: ${monthAndYear.format(last)} has the days 01 to ${days}, for example "${date.slice(0, 8)}${twoDigits(days)}"`;
}
