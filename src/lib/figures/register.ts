/** The register of figures as pure data: values resolved, derived figures computed. */
import type { Figure } from '../../schemas/figures.ts';

/** A figure with its numbers settled; a single value has `low === high`. */
export interface ResolvedFigure extends Pick<
  Figure,
  'label' | 'unit' | 'asOf' | 'source' | 'checkedOn'
> {
  id: string;
  low: number;
  high: number;
  print: string | undefined;
}

/** All figures by id. */
export type FigureRegister = ReadonlyMap<string, ResolvedFigure>;

/**
 * Settles every figure, computing the derived ones from their parts.
 * @param figures entries of src/content/figures by id
 * @param buildYear calendar year of the build, for `years-since`
 * @throws when a part is unknown, circular or of a unit the rule cannot use
 */
export function resolveRegister(
  figures: ReadonlyMap<string, Figure>,
  buildYear: number,
): FigureRegister {
  const resolved = new Map<string, ResolvedFigure>();

  const resolve = (id: string, trail: readonly string[]): ResolvedFigure => {
    const known = resolved.get(id);
    if (known) return known;
    const figure = figures.get(id);
    const where = trail.at(-1) ?? id;
    if (!figure)
      throw new Error(
        `Figure "${where}" is computed from "${id}", which is not in src/content/figures. Name an existing file without ".json".`,
      );
    if (trail.includes(id))
      throw new Error(
        `Figure "${id}" is computed from itself (${[...trail, id].join(' -> ')}). Remove one of these parts.`,
      );
    const parts = (figure.derived?.parts ?? []).map((part) => resolve(part, [...trail, id]));
    const { label, unit, print, asOf, source, checkedOn } = figure;
    const result = {
      ...{ id, label, unit, print, asOf, source, checkedOn },
      ...ends(id, figure, parts, buildYear),
    };
    resolved.set(id, result);
    return result;
  };

  for (const id of figures.keys()) resolve(id, []);
  return resolved;
}

function ends(id: string, figure: Figure, parts: readonly ResolvedFigure[], buildYear: number) {
  if (figure.derived) return derive(id, figure.derived.rule, parts, buildYear);
  const low = figure.low ?? figure.value;
  const high = figure.high ?? figure.value;
  if (low === undefined || high === undefined)
    throw new Error(
      `Figure "${id}" has no number. Give it "value", "low" with "high", or "derived".`,
    );
  return { low, high };
}

function derive(
  id: string,
  rule: NonNullable<Figure['derived']>['rule'],
  parts: readonly ResolvedFigure[],
  buildYear: number,
): { low: number; high: number } {
  const [first, second] = parts;
  if (rule === 'sum') {
    const units = new Set(parts.map((part) => part.unit));
    if (units.size > 1)
      throw new Error(
        `Figure "${id}" adds different units (${[...units].join(', ')}). Only add figures with the same unit.`,
      );
    return {
      low: parts.reduce((sum, part) => sum + part.low, 0),
      high: parts.reduce((sum, part) => sum + part.high, 0),
    };
  }
  if (rule === 'years-since' && first?.unit === 'year')
    return { low: buildYear - first.low, high: buildYear - first.low };
  if (rule === 'percent-of' && first?.unit === 'percent' && second?.unit === 'usd')
    return { low: (first.low * second.low) / 100, high: (first.high * second.high) / 100 };
  throw new Error(
    `Figure "${id}": the rule "${rule}" needs ${rule === 'years-since' ? 'one part with unit "year"' : 'a percent first and dollars second'}.`,
  );
}
