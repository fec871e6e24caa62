/**
 * The route table: every address of the site that answers with status 200,
 * feeds, sitemap, robots and pictures aside. All checks of the built site and
 * most browser tests run over it. The routes of the specification are pinned
 * here; articles, cities and loan programs that editors add come from the
 * content.
 */
import { isFurtherListPage, listPagePath, listPages } from '../../src/lib/content/article-lists.ts';
import { addressOf, siteMap } from '../../src/site-map.ts';
import { articles, cities, loanPrograms } from './content.ts';

/** Kinds of pages; pages of one kind share a layout. */
export type PageKind =
  | 'home'
  | 'about'
  | 'service-areas'
  | 'gallery'
  | 'blog'
  | 'faqs'
  | 'construction'
  | 'help'
  | 'loan-programs'
  | 'loan-program'
  | 'calculator'
  | 'first-time-buyer'
  | 'credit-tips'
  | 'closing-costs'
  | 'article'
  | 'city'
  | 'legal';

/** An address with the kind of page behind it and the business whose phone the page's own call links dial. */
export interface Route {
  path: string;
  kind: PageKind;
  business: 'brokerage' | 'remodeler' | 'both';
}

const under = (folder: string, kind: PageKind, slugs: readonly string[]): Route[] =>
  slugs.map((slug) => ({ path: `${folder}/${slug}`, kind, business: 'brokerage' }));

/** Slugs of the specification's articles in their order. */
export const articleSlugs = [
  'mortgage-pre-approval',
  'fixed-vs-adjustable-rate',
  'improve-credit-score',
  'true-cost-homeownership',
  'refinancing-mortgage',
  'closing-costs',
] as const;

/** Loan programs to which the specification gives a page. */
export const loanProgramSlugs = ['conventional', 'fha', 'va', 'refinance', 'cash-out'] as const;

/** Loan programs that the specification lists without a page; a text gives one to them. */
export const listedProgramSlugs = [
  'usda',
  'jumbo',
  'fixed-rate',
  'arm',
  'fha-203k',
  'heloc',
  'reverse',
] as const;

/** The specification's Ohio cities in the order of the menu. */
export const citySlugs = [
  'westerville',
  'columbus',
  'dublin',
  'powell',
  'gahanna',
  'new-albany',
] as const;

/** Legal pages, the one addition to the specification's routes. */
const legalSlugs = ['privacy', 'accessibility', 'licenses'] as const;

/** The routes of the specification, and the legal pages. */
export const pinnedRoutes: readonly Route[] = [
  { path: '/', kind: 'home', business: 'both' },
  { path: '/about', kind: 'about', business: 'brokerage' },
  { path: '/service-areas', kind: 'service-areas', business: 'remodeler' },
  { path: '/gallery', kind: 'gallery', business: 'remodeler' },
  { path: '/blog', kind: 'blog', business: 'brokerage' },
  { path: '/faqs', kind: 'faqs', business: 'remodeler' },
  { path: '/construction', kind: 'construction', business: 'remodeler' },
  { path: '/help', kind: 'help', business: 'both' },
  { path: '/loan-programs', kind: 'loan-programs', business: 'brokerage' },
  ...under('/loan-programs', 'loan-program', loanProgramSlugs),
  { path: '/resources/calculator', kind: 'calculator', business: 'brokerage' },
  { path: '/resources/first-time-buyer', kind: 'first-time-buyer', business: 'brokerage' },
  { path: '/resources/credit-tips', kind: 'credit-tips', business: 'brokerage' },
  { path: '/resources/closing-costs', kind: 'closing-costs', business: 'brokerage' },
  ...under('/blog', 'article', articleSlugs),
  ...under('/service-areas', 'city', citySlugs),
  ...under('', 'legal', legalSlugs),
];

const hasText = ({ body }: { body: string }) => body.trim() !== '';
const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

/** Public loan programs without text, which are listed but have no page. */
export const pagelessProgramSlugs = idsOf(loanPrograms.filter((program) => !hasText(program)));

const entryRoutes = (kind: 'loan-program' | 'article' | 'city', slugs: readonly string[]) =>
  slugs.map((slug): Route => ({ path: addressOf(kind, slug), kind, business: 'brokerage' }));

const added = [
  ...entryRoutes('loan-program', idsOf(loanPrograms.filter(hasText)).sort()),
  ...entryRoutes('article', idsOf(articles).sort()),
  ...entryRoutes('city', idsOf(cities).sort()),
  ...listPages(articles)
    .slice(1)
    .map(({ number }): Route => ({
      path: listPagePath(number),
      kind: 'blog',
      business: 'brokerage',
    })),
].filter(({ path }) => !pinnedRoutes.some((route) => route.path === path));

/** Every route of the site: those of the specification, and what editors added. */
export const routes: readonly Route[] = [...pinnedRoutes, ...added];

/** One route of each kind, for checks that depend on the layout alone. */
export const oneRouteOfEachKind: readonly Route[] = routes.filter(
  ({ kind }, index) => routes.findIndex((route) => route.kind === kind) === index,
);

/** Routes of one kind. */
export const routesOfKind = (kind: PageKind) => routes.filter((route) => route.kind === kind);

/** The row of the site map for an address. */
export function pageKindAt(path: string) {
  const kinds = Object.values(siteMap);
  if (isFurtherListPage(path)) return siteMap.blog;
  const folder = path.replace(/[^/]+$/, '[id]');
  const kind =
    kinds.find(({ address }) => address === path) ??
    kinds.find(({ address }) => address === folder);
  if (!kind) throw new Error(`src/site-map.ts has no kind of page at ${path}.`);
  return kind;
}
