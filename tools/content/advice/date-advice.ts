/** Advice on days far ahead, which are likely a slip: 2036 for 2026. */
import { formatDate } from '../../../src/lib/format/calendar-date.ts';
import type { Entry } from '../check/read/addresses.ts';
import { fieldTexts, isDraft } from '../check/read/entry-texts.ts';
import type { Problem } from '../check/problem.ts';

/** Years ahead from which nobody plans a text. */
const farYears = 2;

const fields = new Set(['publishDate', 'date', 'updated']);

/**
 * Days of publication and of articles that lie more than two years ahead.
 * @param today business date, "2026-01-15"
 */
export function dateAdvice(entries: readonly Entry[], today: string): Problem[] {
  const [year = ''] = today.split('-');
  const far = today.replace(year, String(Number(year) + farYears));
  return entries
    .filter((entry) => !isDraft(entry))
    .flatMap((entry) =>
      [...fieldTexts(entry), ...unquotedDays(entry)].map((day) => ({ entry, ...day })),
    )
    .filter(({ path, text }) => fields.has(String(path.at(-1))) && text > far)
    .map(({ entry, path, text, at }) => ({
      ...at(),
      found: `${text}, more than ${farYears} years ahead`,
      wanted:
        path.at(-1) === 'publishDate'
          ? `Nobody sees the entry before ${formatDate(text)}. If another year is meant, correct it.`
          : 'The page says that it is from a day to come. If another year is meant, correct it.',
      example: entry.file.endsWith('.json')
        ? `"${String(path.at(-1))}": "${year}${text.slice(4)}"`
        : `${String(path.at(-1))}: '${year}${text.slice(4)}'`,
    }));
}

/** Days that stand without quotes in the fields of an article. */
const unquotedDays = (entry: Entry) =>
  Object.entries(entry.data ?? {}).flatMap(([name, value]: [string, unknown]) =>
    value instanceof Date
      ? [
          {
            path: [name],
            text: value.toISOString().slice(0, 10),
            at: () => ({ file: entry.file, line: entry.lineOf([name]), field: name }),
          },
        ]
      : [],
  );
