import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { blogSchema } from './blog';
import { businessSchema } from './businesses';
import { citySchema } from './cities';
import { faqSchema } from './faqs';
import type { Reference, SchemaContext } from './fields';
import { figureSchema } from './figures';
import { gallerySchema } from './gallery';
import { glossarySchema } from './glossary';
import { loanProgramSchema } from './loan-programs';
import { navigationSchema } from './navigation';
import { pageSchema } from './pages';
import { resourceSchema } from './resources';
import { serviceAreaSchema } from './service-areas';
import { teamSchema } from './team';
import { testimonialSchema } from './testimonials';

const context: SchemaContext = { image: () => z.custom<ImageMetadata>() };
const reference: Reference = (collection) =>
  z
    .string()
    .max(80)
    .transform((id) => ({ collection, id }));

const schemas: Record<string, z.ZodType> = {
  blog: blogSchema(context, reference),
  businesses: businessSchema,
  cities: citySchema(context),
  faqs: faqSchema,
  figures: figureSchema,
  gallery: gallerySchema(context),
  glossary: glossarySchema,
  'loan-programs': loanProgramSchema(context),
  navigation: navigationSchema,
  pages: pageSchema(context),
  resources: resourceSchema(context),
  'service-areas': serviceAreaSchema,
  team: teamSchema(context),
  testimonials: testimonialSchema,
};

/** What an editor's program shows of a field. */
interface Field {
  description?: string;
  type?: string;
  maxLength?: number;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  additionalProperties?: unknown;
  properties?: Record<string, Field>;
  items?: Field;
  anyOf?: Field[];
  oneOf?: Field[];
  allOf?: Field[];
}

/** All fields of a schema with the way to each; hints come from the same JSON Schema. */
function fieldsOf(field: Field, way: string): [way: string, field: Field][] {
  const variants = [...(field.anyOf ?? []), ...(field.oneOf ?? []), ...(field.allOf ?? [])];
  return [
    ...Object.entries(field.properties ?? {}).flatMap(([name, inner]): [string, Field][] => [
      [`${way}.${name}`, inner],
      ...fieldsOf(inner, `${way}.${name}`),
    ]),
    ...(field.items ? fieldsOf(field.items, `${way}[]`) : []),
    ...variants.flatMap((variant) => fieldsOf(variant, way)),
  ];
}

/** Every object of a schema with the way to it. */
function objectsOf(field: Field, way: string): [way: string, field: Field][] {
  const inner = [
    ...Object.entries(field.properties ?? {}).map(
      ([name, one]) => [`${way}.${name}`, one] as const,
    ),
    ...[field.items, ...(field.anyOf ?? []), ...(field.oneOf ?? [])]
      .filter((one) => one !== undefined)
      .map((one) => [way, one] as const),
  ];
  return [
    ...(field.properties ? [[way, field] satisfies [string, Field]] : []),
    ...inner.flatMap(([to, one]) => objectsOf(one, to)),
  ];
}

describe.each(Object.entries(schemas))('%s', (name, schema) => {
  // The editor's program knows these hints in this very form.
  const hints = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Field;
  const fields = fieldsOf(hints, name);

  test('describes every field in the words of an editor', () => {
    expect(fields.length).toBeGreaterThan(1);
    expect(fields.filter(([, { description }]) => !description).map(([way]) => way)).toEqual([]);
  });

  test('bounds every text', () => {
    const open = fields.filter(
      ([, field]) =>
        field.type === 'string' &&
        [field.maxLength, field.enum, field.const, field.pattern, field.format].every(
          (bound) => bound === undefined,
        ),
    );
    expect(open.map(([way]) => way)).toEqual([]);
  });

  test('takes no field that it does not know', () => {
    const loose = objectsOf(hints, name).filter(
      ([, { additionalProperties }]) => additionalProperties !== false,
    );
    expect(loose.map(([way]) => way)).toEqual([]);
  });
});
