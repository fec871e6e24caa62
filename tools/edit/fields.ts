/** Fields of the editor's forms, made from the JSON schema that zod prints for a collection. */
import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import type { Hint } from '../content/check/fields/field-hints.ts';

/** Fields that name an entry in a list, the best first. */
const names = ['title', 'name', 'label', 'question', 'term', 'city', 'words', 'from', 'kind'];
const yes = { label: 'Yes', value: true };
const no = { label: 'No', value: false };
/** Longest text that gets a single line. */
const longestLine = 120;
/** Breaks every pattern of ours: no field takes these characters. */
const impossible = '<"{£';
const datePattern = String.raw`^\d{4}-\d{2}-\d{2}$`;

/**
 * The JSON schema of what an entry's file holds, with zod's message for each pattern, without the
 * quotes around examples, which only a file needs.
 */
export function fieldSchema(schema: z.ZodType): Hint {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.pattern === undefined && jsonSchema.allOf === undefined) return;
      const issues = z.safeParse(zodSchema, impossible).error?.issues ?? [];
      jsonSchema.refusals = Object.fromEntries(
        issues.flatMap((issue) =>
          issue.code === 'invalid_format' && issue.pattern !== undefined
            ? [[issue.pattern.replace(/^\/|\/\w*$/g, ''), issue.message.replaceAll('"', '')]]
            : [],
        ),
      );
    },
  }) as Hint;
}

/** "metaTitle" as people say it: "Meta title". */
export const labelOf = (name: string): string =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('-', ' ')
    .replace(/^./, (letter) => letter.toUpperCase());

/** The field that names an entry with these fields, such as its title. */
export const identifierOf = (fields: readonly Field[]): string =>
  names.find((name) => fields.some((field) => field.name === name)) ?? fields[0]?.name ?? '';

/** The fields of an object, in the order of its schema. */
export const fieldsOf = ({ properties = {}, required = [] }: Hint): Field[] =>
  Object.entries(properties).map(([name, schema]) =>
    toField(name, schema, required.includes(name)),
  );

function toField(name: string, schema: Hint, required: boolean): Field {
  if (schema.const !== undefined) return { name, widget: 'hidden', default: schema.const };
  const common = { name, label: labelOf(name), required, hint: schema.description };
  if (schema.picture) return { ...common, widget: 'image', choose_url: false };
  const { reference: collection } = schema;
  if (collection !== undefined)
    return { ...common, widget: 'relation', collection, display_fields: ['name'] };
  if (schema.enum) return { ...common, widget: 'select', options: schema.enum };
  switch (schema.type) {
    case 'boolean':
      // A switch would write "false" where the file says nothing.
      return required
        ? { ...common, widget: 'boolean' }
        : { ...common, widget: 'select', options: [yes, no] };
    case 'integer':
    case 'number':
      return { ...common, widget: 'number', ...numberBounds(schema) };
    case 'array':
      return { ...common, ...listOf(schema) };
    case 'object':
      return { ...common, widget: 'object', fields: fieldsOf(schema), collapsed: 'auto' };
    case 'string':
      return { ...common, ...textOf(schema) };
    default:
      throw new Error(`The editor has no field for "${name}": ${JSON.stringify(schema)}`);
  }
}

const numberBounds = ({ type, minimum, maximum = Infinity }: Hint) => ({
  value_type: type === 'integer' ? ('int' as const) : ('float' as const),
  step: type === 'number' ? 0.01 : undefined,
  min: minimum,
  max: maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined,
});

function textOf({ pattern, allOf, refusals = {}, minLength, maxLength = 0 }: Hint) {
  if (pattern === datePattern)
    return { widget: 'datetime' as const, type: 'date' as const, format: 'YYYY-MM-DD' };
  // A field of the form takes one pattern; the check at saving knows the others.
  const first = pattern ?? allOf?.[0]?.pattern ?? '';
  const refusal = refusals[first];
  return {
    widget: maxLength > longestLine ? ('text' as const) : ('string' as const),
    minlength: minLength,
    maxlength: maxLength || undefined,
    pattern: refusal === undefined ? undefined : ([first, refusal] as [string, string]),
  };
}

function listOf({ items = {}, minItems, maxItems }: Hint) {
  const list = {
    widget: 'list' as const,
    collapsed: 'auto' as const,
    min: minItems,
    max: maxItems,
  };
  // A list without a field of its own counts as changed as soon as it's shown.
  if (items.type !== 'object') return { ...list, field: toField('item', items, true) };
  const fields = fieldsOf(items);
  return { ...list, fields, summary: `{{fields.${identifierOf(fields)}}}` };
}
