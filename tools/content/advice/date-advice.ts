/** Warns about dates far ahead, which are probably typos: 2036 for 2026. */
import { formatDate } from '../../../src/lib/format/calendar-date.ts';
import { type Entry, fieldTexts, isDraft } from '../check/read/entry.ts';
import type { Problem } from '../check/problem.ts';

/** Years ahead beyond which nobody plans a text. */
const farYears = 2;

const fields = new Set(['publishDate', 'date', 'updated']);

/**
 * Dates of publication that are more than two years ahead.
 * @param today business date, "2026-01-15"
 */
export function dateAdvice(entries: readonly Entry[], today: string): Problem[] {
  const [year = ''] = today.split('-');
  const far = today.replace(year, String(Number(year) + farYears));
  return entries
    .filter((entry) => !isDraft(entry))
    .flatMap((entry) => fieldTexts(entry).map((day) => ({ entry, ...day })))
    .filter(({ path, text }) => fields.has(String(path.at(-1))) && text > far)
    .map(({ entry, path, text, at }) => ({
      ...at(),
      found: `${text}, more than ${farYears} years ahead`,
      wanted:
        path.at(-1) === 'publishDate'
          ? `The entry stays hidden until ${formatDate(text)}. If you meant another year, correct it.`
          : 'The page shows a date in the future. If you meant another year, correct it.',
      example: entry.file.endsWith('.json')
        ? `"${String(path.at(-1))}": "${year}${text.slice(4)}"`
        : `${String(path.at(-1))}: '${year}${text.slice(4)}'`,
    }));
}
