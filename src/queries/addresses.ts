import { knownAddresses } from '../lib/not-found/known-addresses';
import type { Address } from '../lib/not-found/known-addresses';
import { addressOf, siteMap } from '../site-map';
import { listArticles } from './blog';
import { listCities } from './cities';
import { listLegalPages } from './legal';
import { listLoanPrograms } from './loan-programs';
import { getPage } from './pages';
import type { PageKind } from './pages';
import { listResources } from './resources';

const named = ({ href, data }: { href: string; data: { title: string } }) => ({
  href,
  title: data.title,
});

const isSinglePage = (kind: keyof typeof siteMap): kind is PageKind =>
  siteMap[kind].collection === 'pages' && siteMap[kind].inSitemap;

/** Pages of the site that the not-found screen knows, one-off pages first. */
export async function listAddresses(): Promise<Address[]> {
  const kinds = (Object.keys(siteMap) as (keyof typeof siteMap)[]).filter(isSinglePage);
  const pages = await Promise.all(
    kinds.map(async (kind) => {
      const { metaTitle, title } = await getPage(kind);
      return { href: addressOf(kind), title: metaTitle ?? title };
    }),
  );
  const programs = (await listLoanPrograms()).filter(({ hasPage }) => hasPage);
  const cities = await listCities();
  const legal = await listLegalPages();
  return knownAddresses({
    pages: [...pages, ...legal.map(named)],
    programs: programs.map(named),
    resources: (await listResources()).map(named),
    articles: (await listArticles()).map(named),
    cities: cities.map(({ href, data }) => ({ href, title: `${data.name}, OH` })),
  });
}

/** Loan programs that are listed but have no page yet. */
export async function listPagelessPrograms(): Promise<Address[]> {
  return (await listLoanPrograms()).filter(({ hasPage }) => !hasPage).map(named);
}
