import { cityCardTitle } from '../lib/content/card-title';
import { socialImagePath } from '../lib/urls';
import { replaceTokens } from '../lib/content/tokens';
import { listArticles } from './blog';
import { getBrokerage } from './businesses';
import { listCities } from './cities';
import { getTokenSources } from './figures';
import { getGallery } from './lists';
import { listLoanProgramPages } from './loan-programs';
import { getPage } from './pages';
import { listResources } from './resources';

/** What the social image of a page shows; `picture` is a processed picture of the site. */
export interface SocialCardSource {
  path: string;
  title: string;
  kind: string;
  picture: ImageMetadata;
}

/** Entries whose social image is their own. */
const ownOf = <Entry extends { href: string; image: string }>(entries: readonly Entry[]) =>
  entries.filter(({ href, image }) => image === socialImagePath(href));

/**
 * A card for every page that can be shared. Where an editor has given a page
 * no picture, which the schemas allow, its card shows the home page's street or a kitchen.
 */
export async function listSocialCards(): Promise<SocialCardSource[]> {
  const home = await getPage('home');
  const { picture: about } = await getPage('about');
  const { picture: construction } = await getPage('construction');
  const programsPage = await getPage('loan-programs');
  const help = await getPage('help');
  const areas = await getPage('service-areas');
  const faqs = await getPage('faqs');
  const [kitchen] = (await getGallery()).tiles;
  const street = home.hero.picture.image;
  const kitchens = kitchen?.picture.image ?? construction.image;
  const sister = 'Sister company';
  const pages = [
    { path: '/home', kind: 'Westerville, Ohio', picture: street, title: home.title },
    {
      path: '/about',
      kind: 'About us',
      picture: about.image,
      title: (await getPage('about')).title,
    },
    { path: '/blog', kind: 'Blog', picture: street, title: (await getPage('blog')).title },
    {
      path: '/loan-programs',
      kind: 'Loan programs',
      picture: programsPage.picture?.image ?? street,
      title: programsPage.title,
    },
    { path: '/help', kind: 'Help', picture: help.picture?.image ?? street, title: help.title },
    {
      path: '/service-areas',
      kind: sister,
      picture: areas.picture?.image ?? kitchens,
      title: areas.title,
    },
    { path: '/gallery', kind: sister, picture: kitchens, title: (await getPage('gallery')).title },
    { path: '/faqs', kind: sister, picture: faqs.picture?.image ?? kitchens, title: faqs.title },
    {
      path: '/construction',
      kind: sister,
      picture: construction.image,
      title: (await getPage('construction')).title,
    },
    {
      path: '/404',
      kind: 'Not found',
      picture: (await getPage('not-found')).picture.image,
      title: 'Page not found',
    },
  ];
  const articles = ownOf(await listArticles()).map(({ href, data }) => ({
    path: href,
    kind: data.category,
    title: data.title,
    picture: data.hero.image,
  }));
  const programs = (await listLoanProgramPages()).map(({ href, data }) => ({
    path: href,
    kind: 'Loan program',
    title: data.page?.heading ?? data.title,
    picture: data.page?.picture?.image ?? street,
  }));
  const resources = (await listResources()).map(({ href, data }) => ({
    path: href,
    kind: 'Guide',
    title: data.title,
    picture: data.picture?.image ?? street,
  }));
  const cities = ownOf(await listCities()).map(({ href, data }) => ({
    path: href,
    kind: 'Mortgage broker',
    title: cityCardTitle(data.name),
    picture: data.banner.image,
  }));
  const sources = await getTokenSources();
  return [...pages, ...articles, ...programs, ...resources, ...cities].map((card) => ({
    ...card,
    title: replaceTokens(card.title, sources),
  }));
}

/** Name of the company on every card. */
export const getCompanyName = async () => (await getBrokerage()).name;
