import { anchors } from '../lib/content/anchors';
import type { Address } from '../lib/not-found/suggest';
import { addressOf, siteMap } from '../site-map';
import { listArticles } from './blog';
import { listCities } from './cities';
import { listLegalPages } from './legal';
import { listLoanProgramPages, listLoanPrograms } from './loan-programs';
import { getPage, pageKinds } from './pages';
import { listResources } from './resources';

/** Articles, and likewise cities, that can be suggested: the not-found screen carries them all in its HTML. */
const mostOfAKind = 200;

const named = ({ href, data }: { href: string; data: { title: string } }) => ({
  href,
  title: data.title,
});

/** Pages that the not-found screen can suggest, one-off pages first; of articles and cities only the first. */
export async function listAddresses(): Promise<Address[]> {
  const pages = await Promise.all(
    pageKinds
      .filter((kind) => siteMap[kind].inSitemap)
      .map(async (kind) => {
        const { metaTitle, title } = await getPage(kind);
        return { href: addressOf(kind), title: metaTitle ?? title };
      }),
  );
  const programs = (await listLoanProgramPages()).map(named);
  const resources = (await listResources()).map(named);
  const articles = (await listArticles()).slice(0, mostOfAKind).map(named);
  const cities = (await listCities())
    .slice(0, mostOfAKind)
    .map(({ href, data }) => ({ href, title: `${data.name}, OH` }));
  const legal = (await listLegalPages()).map(named);
  const quote = { href: `${addressOf('home')}#${anchors.quoteForm}`, title: 'Get a free quote' };
  return [...pages, quote, ...legal, ...programs, ...resources, ...articles, ...cities];
}

/** Loan programs that are listed but have no page yet. */
export async function listPagelessPrograms(): Promise<Address[]> {
  return (await listLoanPrograms()).filter(({ hasPage }) => !hasPage).map(named);
}
