/** Warns about dates that are probably typos: many years away, or later than today for something already done. */
import { formatDate } from '../../../src/lib/format/calendar-date.ts';
import { type Entry, fieldTexts, isDraft } from '../check/read/entry.ts';
import type { Problem } from '../check/problem.ts';

/** Dates further ahead, in years, are probably typos. */
const farYears = 2;

/** So are dates further back. */
const oldYears = 40;

/** What follows from a date that is far ahead. */
const planned: Readonly<Record<string, (day: string) => string>> = {
  publishDate: (day) => `The entry stays hidden until ${formatDate(day)}.`,
  date: () => 'The page shows a date in the future.',
  asOf: (day) => `The page would say that the figure applies to ${day.slice(0, 4)}.`,
  reviewBy: (day) => `Nobody would be asked to check the figure until ${formatDate(day)}.`,
};

const done = new Set(['updated', 'checkedOn', 'reviewedOn', 'proofOnFile']);

/**
 * Dates more than two years ahead or many years back, and days later than today for something already done.
 * @param today business date, "2026-01-15"
 */
export function dateAdvice(entries: readonly Entry[], today: string): Problem[] {
  const year = Number(today.slice(0, 4));
  const far = `${year + farYears}${today.slice(4)}`;
  const old = `${year - oldYears}`;
  return entries
    .filter((entry) => !isDraft(entry))
    .flatMap((entry) => fieldTexts(entry).map((day) => ({ entry, ...day })))
    .map((day) => ({ ...day, name: String(day.path.at(-1)) }))
    .filter(({ name }) => name in planned || done.has(name))
    .filter(({ name, text }) => text < old || text > (done.has(name) ? today : far))
    .map(({ entry, name, text, at }) => {
      const isLate = done.has(name) && text > today;
      const likely = isLate ? today : `${year}${text.slice(4)}`;
      const consequence = text < old ? '' : `${planned[name]?.(text) ?? ''} `;
      return {
        ...at(),
        found: isLate
          ? `${text}, later than today (${today})`
          : `${text}, more than ${text < old ? `${oldYears} years ago` : `${farYears} years ahead`}`,
        wanted: isLate
          ? "This field says when something was done, so it can't be later than today. Correct it."
          : `${consequence}If you meant another year, correct it.`,
        example: entry.file.endsWith('.json') ? `"${name}": "${likely}"` : `${name}: '${likely}'`,
      };
    });
}
