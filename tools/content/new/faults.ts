/** Whether the schema of a collection takes a new entry. */
import { parse } from 'yaml';
import { z } from 'zod';
import { blogSchema } from '../../../src/schemas/blog.ts';
import { citySchema } from '../../../src/schemas/cities.ts';
import { faqSchema } from '../../../src/schemas/faqs.ts';
import type { Reference, SchemaContext } from '../../../src/schemas/fields.ts';
import { loanProgramSchema } from '../../../src/schemas/loan-programs.ts';
import type { NewEntry } from './entry.ts';

const context: SchemaContext = { image: () => z.custom<ImageMetadata>() };
const reference: Reference = (collection) => z.string().transform((id) => ({ collection, id }));

const schemas: Readonly<Record<string, z.ZodType>> = {
  blog: blogSchema(context, reference),
  cities: citySchema(context),
  faqs: z.array(faqSchema),
  'loan-programs': loanProgramSchema(context),
};

/** What is wrong with the fields of a new entry, a line each; empty when all is well. */
export function faultsOf({ file, text }: NewEntry): string[] {
  const folder = file.split('/').at(-2) ?? '';
  const schema = schemas[folder];
  if (schema === undefined) throw new Error(`No schema is known for "${folder}".`);
  const fields: unknown = file.endsWith('.json')
    ? JSON.parse(text)
    : parse(/^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? '');
  const issues = schema.safeParse(fields).error?.issues ?? [];
  // The place in a list says nothing to who has just typed the entry.
  return issues.map(
    ({ path, message }) =>
      `${path.filter((part) => typeof part === 'string').join('.')} ${message}`,
  );
}
