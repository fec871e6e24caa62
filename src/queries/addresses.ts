import { listArticles } from './blog';
import { listCities } from './cities';
import { listLoanPrograms } from './loan-programs';
import { getPage } from './pages';
import type { PageKind } from './pages';
import { listResources } from './resources';

/** An address of the site with the words that name it. */
export interface Address {
  href: string;
  title: string;
}

const onePages: readonly (readonly [PageKind, string])[] = [
  ['home', '/'],
  ['about', '/about'],
  ['blog', '/blog'],
  ['loan-programs', '/loan-programs'],
  ['service-areas', '/service-areas'],
  ['gallery', '/gallery'],
  ['faqs', '/faqs'],
  ['construction', '/construction'],
  ['help', '/help'],
];

/** The not-found screen carries all addresses, so that of many only the first. */
const mostOfAKind = 200;

/** Pages of the site, one-off pages first. */
export async function listAddresses(): Promise<Address[]> {
  const pages = await Promise.all(
    onePages.map(async ([kind, href]) => {
      const { metaTitle, title } = await getPage(kind);
      return { href, title: metaTitle ?? title };
    }),
  );
  return [
    ...pages,
    ...(await listLoanPrograms())
      .filter(({ hasPage }) => hasPage)
      .map(({ href, data }) => ({ href, title: data.title })),
    ...(await listResources()).map(({ href, data }) => ({ href, title: data.title })),
    ...(await listArticles())
      .slice(0, mostOfAKind)
      .map(({ href, data }) => ({ href, title: data.title })),
    ...(await listCities())
      .slice(0, mostOfAKind)
      .map(({ href, data }) => ({ href, title: `${data.name}, OH` })),
  ];
}

/** Loan programs that are listed but have no page yet. */
export async function listPagelessPrograms(): Promise<Address[]> {
  return (await listLoanPrograms())
    .filter(({ hasPage }) => !hasPage)
    .map(({ href, data }) => ({ href, title: data.title }));
}
