/** The register of collections: name, where its entries lie, schema. Fields are described in src/schemas. */
import { defineCollection, reference } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'zod';
import { strictLoader } from './astro/strict-loader';
import { blogSchema } from './schemas/blog';
import { businessSchema } from './schemas/businesses';
import { citySchema } from './schemas/cities';
import { faqSchema } from './schemas/faqs';
import { figureSchema } from './schemas/figures';
import { gallerySchema } from './schemas/gallery';
import { glossarySchema } from './schemas/glossary';
import { legalSchema } from './schemas/legal';
import { loanProgramSchema } from './schemas/loan-programs';
import { navigationSchema } from './schemas/navigation';
import { pageSchema } from './schemas/pages';
import { resourceSchema } from './schemas/resources';
import { serviceAreaSchema } from './schemas/service-areas';
import { teamSchema } from './schemas/team';
import { testimonialSchema } from './schemas/testimonials';

const folder = 'src/content';
const articles = (name: string) =>
  strictLoader(glob({ pattern: '**/*.{md,mdx}', base: `${folder}/${name}` }));
const records = (name: string) =>
  strictLoader(glob({ pattern: '*.json', base: `${folder}/${name}` }));
const list = (name: string) =>
  strictLoader(file(`${folder}/${name}/${name}.json`, { parser: withPosition }));

/** The content store sorts entries by id, so each takes its position in the file along. */
const withPosition = (json: string) =>
  z
    .array(z.record(z.string(), z.unknown()))
    .parse(JSON.parse(json))
    .map((entry, index) => ({ ...entry, position: index + 1 }));
const positioned = {
  position: z.number().int().default(0).describe('Set from the order of the file; leave it out.'),
};

export const collections = {
  blog: defineCollection({
    loader: articles('blog'),
    schema: (context) => blogSchema(context, reference),
  }),
  businesses: defineCollection({ loader: records('businesses'), schema: businessSchema }),
  cities: defineCollection({ loader: articles('cities'), schema: citySchema }),
  faqs: defineCollection({ loader: list('faqs'), schema: faqSchema.extend(positioned) }),
  figures: defineCollection({ loader: records('figures'), schema: figureSchema }),
  gallery: defineCollection({
    loader: list('gallery'),
    schema: (context) => gallerySchema(context).extend(positioned),
  }),
  glossary: defineCollection({
    loader: list('glossary'),
    schema: glossarySchema.extend(positioned),
  }),
  legal: defineCollection({ loader: articles('legal'), schema: legalSchema }),
  'loan-programs': defineCollection({
    loader: articles('loan-programs'),
    schema: loanProgramSchema,
  }),
  navigation: defineCollection({
    loader: list('navigation'),
    schema: navigationSchema.extend(positioned),
  }),
  pages: defineCollection({ loader: records('pages'), schema: pageSchema }),
  resources: defineCollection({ loader: articles('resources'), schema: resourceSchema }),
  'service-areas': defineCollection({
    loader: list('service-areas'),
    schema: serviceAreaSchema.extend(positioned),
  }),
  team: defineCollection({ loader: records('team'), schema: teamSchema }),
  testimonials: defineCollection({
    loader: list('testimonials'),
    schema: testimonialSchema.extend(positioned),
  }),
};
