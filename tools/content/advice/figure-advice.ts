/** Warns about figures that are overdue for review, that no text prints, or that are probably typos. */
import { addressOfList } from '../../../src/site-map.ts';
import type { Figure } from '../../../src/schemas/figures.ts';
import { figuresInCode } from '../../../src/lib/figures/in-code.ts';
import { type FigureParts, figuresIn, withDerived } from '../check/figures/figure-uses.ts';
import { type Entry, type Page, placeIn } from '../check/read/entry.ts';
import type { Problem } from '../check/problem.ts';

/** Overdue figures with the pages that print them, unused figures, very small percentages, and very wide ranges. */
export const figureAdvice = (
  entries: readonly Entry[],
  pages: readonly Page[],
  today: string,
): Problem[] => [
  ...overdueFigures(entries, pages, today),
  ...unusedFigures(entries),
  ...smallShares(entries),
  ...wideRanges(entries),
];

const figuresOf = (entries: readonly Entry[]) =>
  entries
    .filter(({ collection }) => collection === 'figures')
    .map((entry) => ({ entry, ...(entry.value as Figure) }));

const partsOf = (entries: readonly Entry[]): FigureParts =>
  new Map(figuresOf(entries).map(({ entry, derived }) => [entry.id, derived?.parts ?? []]));

/** Figures past the day of their review. */
export const overdueFigures = (
  entries: readonly Entry[],
  pages: readonly Page[],
  today: string,
): Problem[] =>
  figuresOf(entries)
    .filter(({ reviewBy }) => reviewBy < today)
    .map(({ entry, reviewBy, source }) => {
      const places = placesOfFigure(entry.id, entries, pages);
      return {
        ...placeIn(entry, ['reviewBy']),
        found: `${reviewBy}, which has passed${places.length === 0 ? '' : `; printed on ${places.join(', ')}`}`,
        wanted: `Check the figure against ${source.name}, update its value and "asOf", and enter the next review date.`,
        example: `"reviewBy": "${Number(today.slice(0, 4)) + 1}-01-15"`,
      };
    });

/** Where a figure or one computed from it is printed: the addresses of pages; the files of records. */
export function placesOfFigure(
  id: string,
  entries: readonly Entry[],
  pages: readonly Page[],
): string[] {
  const addresses = new Map(pages.map(({ entry, address }) => [entry, address]));
  const ids = new Set(withDerived(id, partsOf(entries)));
  const places = entries
    .filter(({ collection }) => collection !== 'figures')
    .filter((entry) => figuresIn(textOf(entry)).some((printed) => ids.has(printed)))
    .map((entry) => addresses.get(entry) ?? addressOfList(entry.collection) ?? entry.file);
  return [...new Set(places)];
}

function unusedFigures(entries: readonly Entry[]): Problem[] {
  const parts = partsOf(entries);
  const texts = entries.filter(({ collection }) => collection !== 'figures').map(textOf);
  const printed = new Set<string>([
    ...Object.values(figuresInCode),
    ...texts.flatMap((text) => figuresIn(text)),
  ]);
  return figuresOf(entries)
    .filter(({ entry }) => !withDerived(entry.id, parts).some((id) => printed.has(id)))
    .map(({ entry }) => ({
      file: entry.file,
      line: 1,
      field: 'the whole file',
      found: "a figure that isn't printed anywhere",
      wanted: 'Use its token somewhere, or delete the file before it goes out of date.',
      example: `[[${entry.id}]]`,
    }));
}

/** Smaller percentages are probably fractions, such as 0.055 for 5.5%. Real ones start at 0.15. */
const leastShare = 0.1;

const smallShares = (entries: readonly Entry[]): Problem[] =>
  figuresOf(entries)
    .filter(({ unit }) => unit === 'percent')
    .flatMap(({ entry, ...figure }) =>
      (['value', 'low', 'high'] as const).flatMap((end) => {
        const share = figure[end] ?? 0;
        if (share <= 0 || share >= leastShare) return [];
        const likely = Number((share * 100).toPrecision(6));
        return {
          ...placeIn(entry, [end]),
          found: `${share}, which is printed as ${share}%`,
          wanted: `Percentages are plain numbers, so if you meant ${likely}%, write ${likely}. If it really is ${share}%, leave it.`,
          example: `"${end}": ${likely}`,
        };
      }),
    );

/** From this ratio on, one end of a range probably has an extra or missing digit. The widest real range is 5 to 1. */
const widestRange = 10;

/** A figure without the digits that binary fractions leave behind. */
const rounded = (value: number) => Number(value.toPrecision(6));

const wideRanges = (entries: readonly Entry[]): Problem[] =>
  figuresOf(entries).flatMap(({ entry, low = 0, high = 0 }) =>
    low <= 0 || high < low * widestRange
      ? []
      : {
          ...placeIn(entry, ['high']),
          found: `${low} to ${high}`,
          wanted: `One end is at least ${widestRange} times the other. Check for an extra or missing digit; if the range really is that wide, leave it.`,
          example: `"low": ${low} and "high": ${rounded(high / 10)}, or "low": ${rounded(low * 10)} and "high": ${high}`,
        },
  );

const textOf = ({ data, body }: Entry) => `${JSON.stringify(data)}${body?.text ?? ''}`;
