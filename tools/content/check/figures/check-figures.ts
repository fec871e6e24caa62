/** Checks that every figure an entry names exists, and that derived figures can be computed. */
import { resolveRegister } from '../../../../src/lib/figures/register.ts';
import { type Figure, figureSchema } from '../../../../src/schemas/figures.ts';
import { type Entry, placeIn } from '../read/entry.ts';
import { valueAt } from '../fields/field-hints.ts';
import type { Problem } from '../problem.ts';
import { closest, formatValue, offer } from '../format-value.ts';
import type { Path } from '../read/source.ts';

/** Fields that name a figure, by collection; `*` is every item of a list. */
const figureFields: Readonly<Record<string, readonly Path[]>> = {
  figures: [['derived', 'parts', '*']],
  resources: [['total'], ['bands', '*', 'figure'], ['breakdown', '*', 'figure']],
};

/** References to figures that don't exist, and computations that can't work. */
export function figureProblems(
  entries: readonly Entry[],
  ids: readonly string[],
  year: number,
): Problem[] {
  const missing = entries.flatMap((entry) =>
    (figureFields[entry.collection] ?? [])
      .flatMap((path) => expand(entry.data, path))
      .flatMap((path) => missingFigure(entry, path, ids)),
  );
  return [...missing, ...computationProblems(entries, year)];
}

function expand(data: unknown, path: Path): Path[] {
  const star = path.indexOf('*');
  if (star === -1) return [path];
  const list = valueAt(data, path.slice(0, star));
  if (!Array.isArray(list)) return [];
  return list.flatMap((_, index) => expand(data, path.with(star, index)));
}

function missingFigure(entry: Entry, path: Path, ids: readonly string[]): Problem[] {
  const id = valueAt(entry.data, path);
  if (typeof id !== 'string' || id.trim() === '' || ids.includes(id)) return [];
  return [
    {
      ...placeIn(entry, path),
      found: formatValue(id),
      wanted: `Must be the name of a file in src/content/figures, without ".json".${offer(id, ids)}`,
      example: formatValue(closest(id, ids)[0] ?? 'closing-cost-share'),
    },
  ];
}

/** Figures computed from themselves, or from parts of the wrong unit. */
function computationProblems(entries: readonly Entry[], year: number): Problem[] {
  const figures = new Map(
    entries.flatMap((entry): [string, Figure][] => {
      if (entry.collection !== 'figures' || entry.value === undefined) return [];
      const { data } = figureSchema.safeParse(entry.data);
      return data ? [[entry.id, data]] : [];
    }),
  );
  const seen = new Set<string>();
  return entries.flatMap((entry): Problem[] => {
    const figure = figures.get(entry.id);
    if (entry.collection !== 'figures' || !figure?.derived) return [];
    const reason = reasonAgainst(entry.id, figures, year);
    if (reason === undefined || seen.has(reason)) return [];
    seen.add(reason);
    return [
      {
        ...placeIn(entry, ['derived']),
        found: `the rule "${figure.derived.rule}" on ${figure.derived.parts.join(', ')}`,
        wanted: reason,
        example:
          '"derived": { "rule": "sum", "parts": ["closing-lender-fees", "closing-prepaid-items"] }',
      },
    ];
  });
}

function reasonAgainst(
  id: string,
  figures: ReadonlyMap<string, Figure>,
  year: number,
): string | undefined {
  const parts = new Map<string, Figure>();
  const add = (name: string) => {
    const figure = figures.get(name);
    if (!figure || parts.has(name)) return;
    parts.set(name, figure);
    figure.derived?.parts.forEach(add);
  };
  add(id);
  // A part that is invalid itself is reported in its own file.
  const all = [...parts.values()].flatMap(({ derived }) => derived?.parts ?? []);
  if (all.some((part) => !parts.has(part))) return undefined;
  try {
    resolveRegister(parts, year);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
