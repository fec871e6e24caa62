/** Warns about dates that are probably typos: years ahead, or later than today for something already done. */
import { formatDate } from '../../../src/lib/format/calendar-date.ts';
import { type Entry, fieldTexts, isDraft } from '../check/read/entry.ts';
import type { Problem } from '../check/problem.ts';

/** Years ahead beyond which nobody plans a text. */
const farYears = 2;

const planned = new Set(['publishDate', 'date']);

/** Days when something was done. */
const done = new Set(['updated', 'checkedOn', 'reviewedOn']);

/**
 * Publication dates more than two years ahead, and days later than today for something already done.
 * @param today business date, "2026-01-15"
 */
export function dateAdvice(entries: readonly Entry[], today: string): Problem[] {
  const [year = ''] = today.split('-');
  const far = today.replace(year, String(Number(year) + farYears));
  return entries
    .filter((entry) => !isDraft(entry))
    .flatMap((entry) => fieldTexts(entry).map((day) => ({ entry, ...day })))
    .map((day) => ({ ...day, name: String(day.path.at(-1)) }))
    .filter(({ name, text }) => text > (done.has(name) ? today : far))
    .filter(({ name }) => planned.has(name) || done.has(name))
    .map(({ entry, name, text, at }) => {
      const likely = done.has(name) ? today : `${year}${text.slice(4)}`;
      return {
        ...at(),
        found: done.has(name)
          ? `${text}, later than today (${today})`
          : `${text}, more than ${farYears} years ahead`,
        wanted: done.has(name)
          ? "This field says when something was done, so it can't be later than today. Correct it."
          : name === 'publishDate'
            ? `The entry stays hidden until ${formatDate(text)}. If you meant another year, correct it.`
            : 'The page shows a date in the future. If you meant another year, correct it.',
        example: entry.file.endsWith('.json') ? `"${name}": "${likely}"` : `${name}: '${likely}'`,
      };
    });
}
