/** Checks that every figure an entry names exists, and that derived figures can be computed. */
import { resolveRegister } from '../../../../src/lib/figures/register.ts';
import type { Figure } from '../../../../src/schemas/figures.ts';
import { type Entry, fieldTexts, placeIn, valuesOf } from '../read/entry.ts';
import type { Problem } from '../problem.ts';
import { closest, formatValue, offer } from '../format-value.ts';

/** Fields that name a figure, after their collection. */
const namesFigure =
  /^(?:figures\.derived\.parts\.\d+|resources\.(?:total|(?:bands|breakdown)\.\d+\.figure))$/;

/** References to figures that don't exist, and computations that can't work. */
export function figureProblems(
  entries: readonly Entry[],
  ids: readonly string[],
  year: number,
): Problem[] {
  const missing = entries.flatMap((entry) =>
    fieldTexts(entry)
      .filter(({ path }) => namesFigure.test([entry.collection, ...path].join('.')))
      .filter(({ text: id }) => id.trim() !== '' && !ids.includes(id))
      .map(({ text: id, at }) => ({
        ...at(),
        found: formatValue(id),
        wanted: `Must be the name of a file in src/content/figures, without ".json".${offer(id, ids)}`,
        example: formatValue(closest(id, ids)[0] ?? 'closing-cost-share'),
      })),
  );
  return [...missing, ...computationProblems(entries, year)];
}

/** Figures computed from themselves, or from parts of the wrong unit. */
function computationProblems(entries: readonly Entry[], year: number): Problem[] {
  const figures = valuesOf(entries, 'figures');
  const seen = new Set<string>();
  return entries.flatMap((entry): Problem | Problem[] => {
    const figure = figures.get(entry.id);
    if (entry.collection !== 'figures' || !figure?.derived) return [];
    const reason = reasonAgainst(entry.id, figures, year);
    if (reason === undefined || seen.has(reason)) return [];
    seen.add(reason);
    return {
      ...placeIn(entry, ['derived']),
      found: `the rule "${figure.derived.rule}" on ${figure.derived.parts.join(', ')}`,
      wanted: reason,
      example:
        '"derived": { "rule": "sum", "parts": ["closing-lender-fees", "closing-prepaid-items"] }',
    };
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
