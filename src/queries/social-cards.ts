import { cityCardTitle } from '../lib/content/city-links';
import { socialImagePath } from '../lib/urls';
import { replaceTokens } from '../lib/content/tokens';
import { addressOf, siteMap } from '../site-map';
import type { PageKindName } from '../site-map';
import { listArticles } from './blog';
import { listCities } from './cities';
import { getTokenSources } from './figures';
import { getGallery } from './lists';
import { listLegalPages } from './legal';
import { listLoanProgramPages } from './loan-programs';
import { getPage, pageKinds } from './pages';
import type { PageKind } from './pages';
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

/** Address of a page on its card; the home page's image is named "home". */
const cardPath = (kind: PageKind) => (kind === 'home' ? '/home' : addressOf(kind));

/**
 * Cards of the one-off pages. A page without a picture of its own shows the home page's street, or a
 * kitchen when it is the sister company's.
 */
async function listPageCards(street: ImageMetadata): Promise<SocialCardSource[]> {
  const [tile] = (await getGallery()).tiles;
  const kitchen = tile?.picture.image ?? (await getPage('construction')).picture.image;
  return Promise.all(
    pageKinds.map(async (kind) => {
      const page = await getPage(kind);
      const picture = 'picture' in page ? page.picture?.image : undefined;
      return {
        path: cardPath(kind),
        kind: siteMap[kind].socialCard,
        title: kind === 'not-found' ? 'Page not found' : page.title,
        picture: picture ?? ('owner' in page ? kitchen : street),
      };
    }),
  );
}

/** A card for every page that can be shared. */
export async function listSocialCards(): Promise<SocialCardSource[]> {
  const street = (await getPage('home')).hero.picture.image;
  const card = (
    kind: PageKindName,
    path: string,
    title: string,
    picture = street,
  ): SocialCardSource => ({
    path,
    kind: siteMap[kind].socialCard,
    title,
    picture,
  });
  const articles = ownOf(await listArticles()).map(({ href, data }) => ({
    ...card('article', href, data.title, data.hero.image),
    kind: data.category,
  }));
  const programs = (await listLoanProgramPages()).map(({ href, data }) =>
    card('loan-program', href, data.page?.heading ?? data.title, data.page?.picture?.image),
  );
  const resources = (await listResources()).map(({ href, data }) =>
    card('guide', href, data.title, data.picture?.image),
  );
  const cities = ownOf(await listCities()).map(({ href, data }) =>
    card('city', href, cityCardTitle(data.name), data.banner.image),
  );
  const legal = (await listLegalPages()).map(({ href, data }) => card('legal', href, data.title));
  const sources = await getTokenSources();
  const pages = await listPageCards(street);
  return [...pages, ...articles, ...programs, ...resources, ...cities, ...legal].map((card) => ({
    ...card,
    title: replaceTokens(card.title, sources),
  }));
}
