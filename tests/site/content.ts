/** The public content entries as typed data, read from their files, for checks that compare pages with them. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { blogSchema } from '../../src/schemas/blog.ts';
import { businessSchema } from '../../src/schemas/businesses.ts';
import { citySchema } from '../../src/schemas/cities.ts';
import { faqSchema } from '../../src/schemas/faqs.ts';
import type { Reference, SchemaContext } from '../../src/schemas/fields.ts';
import { figureSchema } from '../../src/schemas/figures.ts';
import { gallerySchema } from '../../src/schemas/gallery.ts';
import { loanProgramSchema } from '../../src/schemas/loan-programs.ts';
import { pageSchema } from '../../src/schemas/pages.ts';
import { resourceSchema } from '../../src/schemas/resources.ts';
import { serviceAreaSchema } from '../../src/schemas/service-areas.ts';
import { teamSchema } from '../../src/schemas/team.ts';
import { testimonialSchema } from '../../src/schemas/testimonials.ts';
import { testSiteDay } from '../../tools/dev/test-site/day.ts';
import { visibility, type PublishingState } from '../../src/lib/content/publishing.ts';
import { peopleOf } from '../../src/lib/content/team.ts';
import { factsOf, replaceTokens, type TokenSources } from '../../src/lib/content/tokens.ts';
import { resolveRegister } from '../../src/lib/figures/register.ts';

const folder = 'src/content';

/** Stands in for Astro's image(): the path is taken as it is. */
const context: SchemaContext = { image: () => z.custom<ImageMetadata>() };

/** Stands in for Astro's reference(). */
const reference: Reference = (collection) => z.string().transform((id) => ({ collection, id }));

/** An entry of a collection whose entries have a file each. */
export interface Entry<Data> {
  id: string;
  file: string;
  data: Data;
  /** Markdown below the fields; empty for JSON. */
  body: string;
}

const day = testSiteDay();
const isPublic = (state: PublishingState) => visibility(state, day) === 'public';

/** Switches of anything that may have them; what has none is public. */
const switches = z.looseObject({
  draft: z.boolean().default(false),
  publishDate: z.string().optional(),
});
const isSeen = (fields: unknown) => {
  const state = switches.safeParse(fields);
  return !state.success || isPublic(state.data);
};

/** Fields and text of a content file; a list without what is not public. */
export function readEntryFile(file: string): { fields: unknown; body: string } {
  const source = readFileSync(file, 'utf8');
  if (file.endsWith('.json')) {
    const fields: unknown = JSON.parse(source);
    return { fields: Array.isArray(fields) ? fields.filter(isSeen) : fields, body: '' };
  }
  const parts = /^---\n(?<fields>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/.exec(source)?.groups;
  if (parts?.fields === undefined || parts.body === undefined)
    throw new Error(`${file} does not start with fields between two lines of "---".`);
  return { fields: parse(parts.fields), body: parts.body };
}

/** Paths of all content files but those of entries that are not public, sorted. */
export const contentFiles = globSync(`${folder}/**/*.{md,mdx,json}`)
  .sort()
  .filter((file) => isSeen(readEntryFile(file).fields));

function readFolder<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
): Entry<z.output<Schema>>[] {
  return contentFiles
    .filter((file) => file.startsWith(join(folder, name, '/')))
    .map((file) => {
      const { fields, body } = readEntryFile(file);
      const id = basename(file).replace(/\.\w+$/, '');
      return { id, file, data: schema.parse(fields), body };
    });
}

const readList = <Schema extends z.ZodType>(name: string, schema: Schema) =>
  z.array(schema).parse(readEntryFile(`${folder}/${name}/${name}.json`).fields);

/** The register of figures as its files hold it. */
export const registered = readFolder('figures', figureSchema);
const businesses = readFolder('businesses', businessSchema);

function business(id: string) {
  const found = businesses.find((entry) => entry.id === id);
  if (!found) throw new Error(`${folder}/businesses has no "${id}".`);
  const { data } = found;
  return { ...data, telHref: `tel:+1${data.phone.replace(/\D/g, '')}` };
}

/** The mortgage brokerage. */
export const brokerage = business('brokerage');

/** The sister company. */
export const remodeler = business('remodeler');

/** The people of the team in their order. */
export const people = peopleOf(readFolder('team', teamSchema(context)).map(({ data }) => data));

/** Articles in the order of the list: the ordered ones, then newest first. */
export const articles = readFolder('blog', blogSchema(context, reference)).sort(
  (a, b) =>
    (a.data.order ?? Infinity) - (b.data.order ?? Infinity) ||
    b.data.date.localeCompare(a.data.date) ||
    a.id.localeCompare(b.id),
);

/** Ohio cities in the order of the menu. */
export const cities = readFolder('cities', citySchema(context)).sort(
  (a, b) => a.data.order - b.data.order || a.id.localeCompare(b.id),
);

/** Loan programs in the order of their grids. */
export const loanPrograms = readFolder('loan-programs', loanProgramSchema(context)).sort(
  (a, b) =>
    a.data.group.localeCompare(b.data.group) ||
    a.data.order - b.data.order ||
    a.id.localeCompare(b.id),
);

/** Guides by file name. */
export const resources = readFolder('resources', resourceSchema(context));

/** Questions of the FAQ page. */
export const faqs = readList('faqs', faqSchema);

/** Tiles and before/after pair. */
export const gallery = readList('gallery', gallerySchema(context));

/** Westchester cities. */
export const serviceAreas = readList('service-areas', serviceAreaSchema);

/** Reviews. */
export const testimonials = readList('testimonials', testimonialSchema);

type PageData = z.output<ReturnType<typeof pageSchema>>;
export const pages = readFolder('pages', pageSchema(context));

/** Words of a one-off page. */
export function pageWords<Kind extends PageData['kind']>(
  kind: Kind,
): Extract<PageData, { kind: Kind }> {
  const isKind = (data: PageData): data is Extract<PageData, { kind: Kind }> => data.kind === kind;
  const found = pages.map(({ data }) => data).find(isKind);
  if (!found) throw new Error(`${folder}/pages has no page of kind "${kind}".`);
  return found;
}

/** Everything tokens can name. */
export const tokenSources: TokenSources = {
  figures: resolveRegister(
    new Map(registered.map(({ id, data }) => [id, data])),
    Number(day.slice(0, 4)),
  ),
  businesses: { brokerage: factsOf(brokerage), remodeler: factsOf(remodeler) },
};

/** A text of an entry as it is printed, on one line. */
export const printed = (text: string) =>
  replaceTokens(text, tokenSources).replace(/\s+/g, ' ').trim();

/** Every text inside an entry's fields with the way to it, for example "faqs.0.answer". */
export function textsIn(value: unknown, way = ''): { way: string; text: string }[] {
  if (typeof value === 'string') return [{ way, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, way === '' ? key : `${way}.${key}`),
  );
}
