/** The collections, one row each: the form of the entries' files, and the schema of an entry. */
import { z } from 'zod';
import { blogSchema } from './blog.ts';
import { businessSchema } from './businesses.ts';
import { citySchema } from './cities.ts';
import { faqSchema } from './faqs.ts';
import type { Reference, SchemaContext } from './fields.ts';
import { figureSchema } from './figures.ts';
import { gallerySchema } from './gallery.ts';
import { glossarySchema } from './glossary.ts';
import { legalSchema } from './legal.ts';
import { loanProgramSchema } from './loan-programs.ts';
import { navigationSchema } from './navigation.ts';
import { pageSchema } from './pages.ts';
import { resourceSchema } from './resources.ts';
import { serviceAreaSchema } from './service-areas.ts';
import { teamSchema } from './team.ts';
import { testimonialSchema } from './testimonials.ts';

/**
 * How a collection stores its entries. article: one Markdown file each. record:
 * one JSON file each. list: all in one JSON file named after the folder.
 */
export type Form = 'article' | 'record' | 'list';

export interface Collection {
  form: Form;
  schema: (context: SchemaContext, reference: Reference) => z.ZodType;
}

const table = {
  blog: { form: 'article', schema: blogSchema },
  businesses: { form: 'record', schema: () => businessSchema },
  cities: { form: 'article', schema: citySchema },
  faqs: { form: 'list', schema: () => faqSchema },
  figures: { form: 'record', schema: () => figureSchema },
  gallery: { form: 'list', schema: gallerySchema },
  glossary: { form: 'list', schema: () => glossarySchema },
  legal: { form: 'article', schema: () => legalSchema },
  'loan-programs': { form: 'article', schema: loanProgramSchema },
  navigation: { form: 'list', schema: () => navigationSchema },
  pages: { form: 'record', schema: pageSchema },
  resources: { form: 'article', schema: resourceSchema },
  'service-areas': { form: 'list', schema: () => serviceAreaSchema },
  team: { form: 'record', schema: teamSchema },
  testimonials: { form: 'list', schema: () => testimonialSchema },
} as const satisfies Record<string, Collection>;

/** Collections by the name of their folder in src/content. */
export const collections: Readonly<Record<string, Collection>> = table;

export type CollectionName = keyof typeof table;

/** Name of a collection that is one list. */
export type ListName = {
  [Name in CollectionName]: (typeof table)[Name]['form'] extends 'list' ? Name : never;
}[CollectionName];

export type EntrySchema<Name extends CollectionName> = ReturnType<(typeof table)[Name]['schema']>;

const context: SchemaContext = { image: () => z.custom<ImageMetadata>() };
const reference: Reference = (collection) => z.string().transform((id) => ({ collection, id }));

const made = new Map<CollectionName, z.ZodType>();

/** The schema of an entry outside Astro: paths of pictures and names of authors are taken as typed. */
export function entrySchema<Name extends CollectionName>(name: Name): EntrySchema<Name> {
  const schema = made.get(name) ?? table[name].schema(context, reference);
  made.set(name, schema);
  return schema as EntrySchema<Name>;
}
