/**
 * Every kind of page of the site. Queries, the content check, preflight, and
 * tests take addresses from here. CONTRIBUTING.md says how to add a kind.
 */

import { allCities } from './lib/content/city-links.ts';
import { anchors } from './lib/content/anchors.ts';

const { quoteForm, contactForm, contents, comparison } = anchors;

/** What is the same for all pages of a kind. */
interface PageKind {
  /** Folder of src/content with the entries; in "pages" the entry is named like the kind. */
  collection: string;
  /** Address; `[id]` is replaced by the ID of the entry. */
  address: `/${string}`;
  /** The file in src/ that prints the page. */
  layout: string;
  /** Words above the title on the social image; an article prints its category instead. */
  socialCard: string;
  /** Types of its structured data, besides the brokerage and the breadcrumb. */
  structuredData: readonly string[];
  inSitemap: boolean;
  /** IDs that only this layout prints around the text; no heading may take one. */
  ids: readonly string[];
  /** Other collections whose entries are all listed on this page. */
  lists?: readonly string[];
}

const page = (
  address: PageKind['address'],
  layout: string,
  rest: Partial<PageKind> & Pick<PageKind, 'socialCard'>,
): PageKind => ({
  collection: 'pages',
  address,
  layout,
  structuredData: [],
  inSitemap: true,
  ids: [],
  ...rest,
});

const sister = { socialCard: 'Sister company', structuredData: ['HomeAndConstructionBusiness'] };

/** Kinds of pages by name. */
export const siteMap = {
  home: page('/', 'pages/index.astro', {
    socialCard: 'Westerville, Ohio',
    ids: [quoteForm],
    lists: ['testimonials'],
  }),
  about: page('/about', 'pages/about.astro', { socialCard: 'About us' }),
  blog: page('/blog', 'layouts/ArticleListLayout.astro', { socialCard: 'Blog' }),
  'loan-programs': page('/loan-programs', 'pages/loan-programs/index.astro', {
    socialCard: 'Loan programs',
  }),
  'service-areas': page('/service-areas', 'pages/service-areas/index.astro', {
    ...sister,
    ids: [allCities.id],
    lists: ['service-areas'],
  }),
  gallery: page('/gallery', 'pages/gallery.astro', {
    ...sister,
    ids: [contactForm],
    lists: ['gallery'],
  }),
  faqs: page('/faqs', 'pages/faqs.astro', {
    ...sister,
    structuredData: ['FAQPage', ...sister.structuredData],
    ids: [contactForm],
    lists: ['faqs'],
  }),
  construction: page('/construction', 'pages/construction.astro', sister),
  help: page('/help', 'pages/help.astro', { socialCard: 'Help', ids: [contactForm] }),
  'not-found': page('/404', 'pages/404.astro', { socialCard: 'Not found', inSitemap: false }),
  article: page('/blog/[id]', 'layouts/ArticleLayout.astro', {
    collection: 'blog',
    socialCard: 'Blog',
    structuredData: ['BlogPosting'],
    ids: [contents],
  }),
  'loan-program': page('/loan-programs/[id]', 'layouts/LoanProgramLayout.astro', {
    collection: 'loan-programs',
    socialCard: 'Loan program',
    structuredData: ['Service'],
    ids: [comparison],
  }),
  guide: page('/resources/[id]', 'layouts/ResourceLayout.astro', {
    collection: 'resources',
    socialCard: 'Guide',
    structuredData: ['FAQPage'],
    ids: [contents],
  }),
  legal: page('/[id]', 'layouts/LegalLayout.astro', {
    collection: 'legal',
    socialCard: 'Legal',
  }),
  city: page('/service-areas/[id]', 'layouts/CityLayout.astro', {
    collection: 'cities',
    socialCard: 'Mortgage broker',
    structuredData: ['Service'],
  }),
} as const satisfies Record<string, PageKind>;

export type PageKindName = keyof typeof siteMap;

const kinds: [string, PageKind][] = Object.entries(siteMap);

/** Address of a page of a kind: `addressOf('article', 'closing-costs')` is "/blog/closing-costs". */
export const addressOf = (kind: PageKindName, id = ''): string =>
  siteMap[kind].address.replace('[id]', id);

/** The kind of page that an entry becomes; undefined for entries that are part of other pages. */
export const pageKindOf = (collection: string, id: string): PageKind | undefined =>
  kinds.find(
    ([name, kind]) => kind.collection === collection && (collection !== 'pages' || name === id),
  )?.[1];

/** Address of an entry's own page; undefined for entries that are part of other pages. */
export const addressOfEntry = (collection: string, id: string): string | undefined =>
  pageKindOf(collection, id)?.address.replace('[id]', id);

/** Address of the page that lists all entries of a collection, if there is one. */
export const addressOfList = (collection: string): string | undefined =>
  kinds.find(([, { lists = [] }]) => lists.includes(collection))?.[1].address;
