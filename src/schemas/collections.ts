/**
 * All collections at a glance: how the entries of each lie in its folder, and
 * what an entry must hold. Astro's own register is content.config.ts.
 */
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
 * How entries lie in the folder of a collection. article: a Markdown file each.
 * record: a JSON file each. list: all in one JSON file, named like the folder.
 */
export type Form = 'article' | 'record' | 'list';

/** A collection: the form of its entries and the schema of one. */
export interface Collection {
  form: Form;
  schema: (context: SchemaContext, reference: Reference) => z.ZodType;
}

/** Collections by the name of their folder in src/content. */
export const collections: Readonly<Record<string, Collection>> = {
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
};
