/** Warns about figures that are overdue for review, and figures that no text prints. */
import { z } from 'zod';
import { figuresInCode } from '../../../src/lib/figures/in-code.ts';
import { figuresIn, printsFigure, withDerived } from '../check/figures/figure-uses.ts';
import type { Entry, Page } from '../check/read/entry.ts';
import type { Problem } from '../check/problem.ts';

const fields = z.looseObject({
  reviewBy: z.string(),
  source: z.looseObject({ name: z.string() }),
  derived: z.looseObject({ parts: z.array(z.string()) }).optional(),
});

/** Overdue figures with the pages that print them, and unused figures. */
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
        found: `${reviewBy}, which has passed${printedOn(printing, addresses)}`,
        wanted: `Check the figure against ${source.name}, update its value and "asOf", and enter the next review date.`,
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
      field: 'the whole file',
      found: 'a figure that no text prints',
      wanted: 'Use its token in a text, or delete the file before it goes out of date.',
      example: `[[${entry.id}]]`,
    }));
  return [...due, ...unused];
}

const textOf = ({ data, body }: Entry) => `${JSON.stringify(data)}${body?.text ?? ''}`;

/** The addresses of the entries' pages; the files of lists and records. */
function printedOn(entries: readonly Entry[], addresses: ReadonlyMap<Entry, string>): string {
  const places = entries.map((entry) => addresses.get(entry) ?? entry.file);
  return places.length === 0 ? '' : `; printed on ${[...new Set(places)].join(', ')}`;
}
