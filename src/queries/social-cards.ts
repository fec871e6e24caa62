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
import { listResources } from './resources';

/** Entries whose social image is their own. */
const ownOf = <Entry extends { href: string; image: string }>(entries: readonly Entry[]) =>
  entries.filter(({ href, image }) => image === socialImagePath(href));

/**
 * A card for every page that can be shared. A page without a picture of its own shows the home page's
 * street, or a kitchen when it is the sister company's.
 */
export async function listSocialCards() {
  const street = (await getPage('home')).hero.picture.image;
  const [kitchen] = (await getGallery()).tiles;
  const card = (name: PageKindName, path: string, title: string, picture = street) => {
    const kind: string = siteMap[name].socialCard;
    return { path, kind, title, picture };
  };
  const pages = pageKinds.map(async (kind) => {
    const page = await getPage(kind);
    const picture = 'picture' in page ? page.picture?.image : undefined;
    return card(
      kind,
      kind === 'home' ? '/home' : addressOf(kind),
      kind === 'not-found' ? 'Page not found' : page.title,
      picture ?? ('owner' in page ? kitchen?.picture.image : undefined),
    );
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
  return [
    ...(await Promise.all(pages)),
    ...[...articles, ...programs, ...resources, ...cities, ...legal],
  ].map((card) => ({ ...card, title: replaceTokens(card.title, sources) }));
}
