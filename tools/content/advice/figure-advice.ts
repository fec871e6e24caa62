/** Advice on figures that nobody has looked at since the day on which they were due, and on those that nothing prints. */
import { z } from 'zod';
import { figuresInCode } from '../../../src/lib/figures/in-code.ts';
import { figuresIn, printsFigure, withDerived } from '../check/figures/figure-uses.ts';
import type { Entry, Page } from '../check/read/addresses.ts';
import type { Problem } from '../check/problem.ts';

const fields = z.looseObject({
  reviewBy: z.string(),
  source: z.looseObject({ name: z.string() }),
  derived: z.looseObject({ parts: z.array(z.string()) }).optional(),
});

/** Figures past their review date, each with the pages that print it; and figures without any. */
export function figureAdvice(
  entries: readonly Entry[],
  pages: readonly Page[],
  today: string,
): Problem[] {
  const figures = entries
    .filter(({ collection }) => collection === 'figures')
    .map((entry) => ({ entry, ...fields.parse(entry.value) }));
  const addresses = new Map(pages.map(({ entry, address }) => [entry, address]));
  const parts = new Map(figures.map(({ entry, derived }) => [entry.id, derived?.parts ?? []]));
  const due = figures
    .filter(({ reviewBy }) => reviewBy < today)
    .map(({ entry, reviewBy, source }) => {
      const pattern = printsFigure(entry.id, parts);
      const printing = entries.filter(
        (other) => other.collection !== 'figures' && pattern.test(textOf(other)),
      );
      return {
        file: entry.file,
        line: entry.lineOf(['reviewBy']),
        field: 'reviewBy',
        found: `${reviewBy}, a day that has passed${printedOn(printing, addresses)}`,
        wanted: `Somebody checks the figure against ${source.name}, corrects value and "asOf", and writes the next day of review.`,
        example: `"reviewBy": "${Number(today.slice(0, 4)) + 1}-01-15"`,
      };
    });
  const printed = new Set<string>(Object.values(figuresInCode));
  for (const entry of entries)
    if (entry.collection !== 'figures') for (const id of figuresIn(textOf(entry))) printed.add(id);
  const unused = figures
    .filter(({ entry }) => !withDerived(entry.id, parts).some((id) => printed.has(id)))
    .map(({ entry }) => ({
      file: entry.file,
      line: 1,
      field: 'the file as a whole',
      found: 'a figure that no text prints',
      wanted:
        'Write its token where it belongs, or delete the file: nobody would keep it up to date.',
      example: `[[${entry.id}]]`,
    }));
  return [...due, ...unused];
}

const textOf = ({ data, body }: Entry) => `${JSON.stringify(data)}${body?.text ?? ''}`;

/** Addresses of the entries' pages; lists and records are named by their file. */
function printedOn(entries: readonly Entry[], addresses: ReadonlyMap<Entry, string>): string {
  const places = entries.map((entry) => addresses.get(entry) ?? entry.file);
  return places.length === 0 ? '' : `; printed on ${[...new Set(places)].join(', ')}`;
}
