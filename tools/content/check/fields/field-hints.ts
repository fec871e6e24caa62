/** What a schema says about its fields, as JSON Schema: the same hints that VS Code shows. */
import { z } from 'zod';
import type { Path } from '../read/source.ts';
import { clip } from '../format-value.ts';

/** The parts of JSON Schema that our schemas use, with marks for the editor's forms. */
export interface Hint {
  description?: string;
  type?: string;
  enum?: (string | number)[];
  const?: unknown;
  pattern?: string;
  allOf?: { pattern?: string }[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  required?: string[];
  properties?: Record<string, Hint>;
  items?: Hint;
  anyOf?: Hint[];
  oneOf?: Hint[];
  /** Mark of `image()`: the field holds the path of a picture. */
  picture?: boolean;
  /** Mark of `reference()`: the field holds the ID of an entry in this collection. */
  reference?: string;
  /** What zod says about a value that doesn't match, by pattern. */
  refusals?: Record<string, string>;
}

const known = new WeakMap<z.ZodType, Hint>();

/** Hints of all fields of a schema, made once for each schema. */
export function hintsOf(schema: z.ZodType): Hint {
  const hints =
    known.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Hint);
  known.set(schema, hints);
  return hints;
}

/** The hint of one field in an entry; undefined if the schema has no such field. */
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

/** The variant of a union that a value's `kind` selects. */
function variantFor(hint: Hint, value: unknown): Hint | undefined {
  const variants = hint.oneOf ?? hint.anyOf;
  return variants === undefined
    ? hint
    : variants.find(({ properties }) => properties?.kind?.const === fieldOf(value, 'kind'));
}

/** The value at a path; undefined if there is none. */
export const valueAt = (entry: unknown, path: Path): unknown => path.reduce(fieldOf, entry);

function fieldOf(value: unknown, step: PropertyKey): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return Reflect.get(value, step);
}

/** The values of a closed list: an enum, a constant, or the kinds of a union. */
export function choicesOf(hint: Hint | undefined): string[] {
  if (!hint) return [];
  const kinds = (hint.oneOf ?? hint.anyOf ?? []).map(({ properties }) => properties?.kind?.const);
  const choices = hint.enum ?? (hint.const === undefined ? kinds : [hint.const]);
  return choices.filter((choice) => choice !== undefined).map(String);
}

/** The example in a description, 'Name of the city, for example "Dublin".', or the name that a message offers, without quotes. */
export const exampleIn = (words = ''): string | undefined =>
  /(?:for example|Did you mean|capital letters:) "(?<value>[^"]+)"/.exec(words)?.groups?.value;

/** "alt of hero", "title of entry 3 of steps", with the entry's name if the file has several; `whole` for the empty path. */
export function fieldOfEntry(path: Path, whole: string): string {
  const words = path.map((step) =>
    typeof step === 'number' ? `entry ${step + 1}` : clip(String(step), 40),
  );
  const isOnly = !whole.startsWith('entry ');
  return [...words.reverse(), ...(isOnly && words.length > 0 ? [] : [whole])].join(' of ');
}

/**
 * A line that would be right in the file.
 * @param sample the field's value in another entry, if there is one
 * @param message the schema's, which may contain an example
 */
export function exampleFor(
  file: string,
  path: Path,
  hint: Hint | undefined,
  sample: unknown,
  message: string,
): string {
  const { fields } = /for example (?<fields>"\w+": .+)$/.exec(message)?.groups ?? {};
  if (fields !== undefined) return fields;
  const value = valueFor(hint, sample, message);
  const name = path.at(-1);
  const isJson = file.endsWith('.json');
  if (name === undefined || typeof name === 'number') return isJson ? value : `- ${value}`;
  return isJson ? `"${String(name)}": ${value}` : `${String(name)}: ${value}`;
}

function valueFor(hint: Hint | undefined, sample: unknown, message: string): string {
  const written = exampleIn(`${message} ${hint?.description ?? ''}`);
  const isText = hint?.type === 'string' || hint?.type === undefined;
  if (written !== undefined && isText) return `"${written}"`;
  const [choice] = choicesOf(hint);
  if (choice !== undefined && isText) return `"${choice}"`;
  if (typeof sample === 'string') return JSON.stringify(clip(sample));
  if (typeof sample === 'number' || typeof sample === 'boolean') return String(sample);
  switch (hint?.type) {
    case 'boolean':
      return 'true';
    case 'integer':
    case 'number':
      return String(choice ?? hint.minimum ?? 1);
    case 'array': {
      const item = valueFor(hint.items, Array.isArray(sample) ? sample[0] : undefined, '');
      return item.startsWith('"') ? `[${item}]` : `a list of entries such as ${item}`;
    }
    case 'object':
      return `a group with ${(hint.required ?? Object.keys(hint.properties ?? {})).join(', ')}`;
    default:
      return '"your own words"';
  }
}
