/** What a schema says about its fields, as JSON Schema: the hints that an editor's program shows, too. */
import { z } from 'zod';
import type { Path } from '../read/source.ts';

/** What is known about a field. */
export interface Hint {
  description?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  required?: string[];
  properties?: Record<string, Hint>;
  items?: Hint;
  anyOf?: Hint[];
  oneOf?: Hint[];
}

const known = new WeakMap<z.ZodType, Hint>();

/** Hints of all fields of a schema, made once for each schema. */
export function hintsOf(schema: z.ZodType): Hint {
  const hints =
    known.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Hint);
  known.set(schema, hints);
  return hints;
}

/** The hint of one field of an entry; undefined where the schema knows no such field. */
export function hintAt(hints: Hint, path: Path, entry: unknown): Hint | undefined {
  let hint: Hint | undefined = hints;
  let value = entry;
  for (const step of path) {
    const kind: Hint | undefined = hint && variantFor(hint, value);
    const kinds: Hint | undefined =
      step === 'kind' && hint && !kind ? { enum: choicesOf(hint) } : undefined;
    hint = typeof step === 'number' ? kind?.items : (kind?.properties?.[String(step)] ?? kinds);
    value = fieldOf(value, step);
  }
  return hint && (variantFor(hint, value) ?? hint);
}

/** Of an entry that comes in several kinds, the kind that this one says it is. */
function variantFor(hint: Hint, value: unknown): Hint | undefined {
  const variants = hint.oneOf ?? hint.anyOf;
  return variants === undefined
    ? hint
    : variants.find(({ properties }) => properties?.kind?.const === fieldOf(value, 'kind'));
}

/** Value at the end of a path. */
export const valueAt = (entry: unknown, path: Path): unknown => path.reduce(fieldOf, entry);

function fieldOf(value: unknown, step: PropertyKey): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return Reflect.get(value, step);
}

/** The values of a closed list: those of an enum, a constant, or the kinds of an entry. */
export function choicesOf(hint: Hint | undefined): string[] {
  if (!hint) return [];
  const kinds = (hint.oneOf ?? hint.anyOf ?? []).map(({ properties }) => properties?.kind?.const);
  const choices = hint.enum ?? (hint.const === undefined ? kinds : [hint.const]);
  return choices.filter((choice) => choice !== undefined).map(String);
}

/** The example in a description, 'Name of the city, for example "Dublin".', without its quotes. */
export const exampleIn = (description = ''): string | undefined =>
  /for example "(?<value>[^"]+)"/.exec(description)?.groups?.value;
