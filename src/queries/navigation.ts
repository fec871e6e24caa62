import { getCollection } from 'astro:content';
import { cityLinks } from '../lib/content/city-links';
import { listCities } from './cities';
import { memoizeOnce } from './memoize-once';
import { listResources } from './resources';

/** A menu with its links; without links the label itself is a link. */
export interface Menu {
  label: string;
  href?: string | undefined;
  links: { title: string; href: string; description?: string | undefined }[];
}

async function linksFrom(source: 'cities' | 'resources' | undefined): Promise<Menu['links']> {
  if (source === 'cities') return cityLinks(await listCities());
  if (source === 'resources')
    return (await listResources()).map(({ data, href }) => ({
      title: data.menuLabel,
      href,
      description: data.menuDescription,
    }));
  return [];
}

const loadMenus = memoizeOnce(async () => {
  const entries = await getCollection('navigation');
  return Promise.all(
    entries
      .sort((a, b) => a.data.order - b.data.order)
      .map(async ({ data: { links, from, ...menu } }) => ({
        ...menu,
        links: [...(await linksFrom(from)), ...links],
      })),
  );
});

/** Menus of the header or lists of the footer, in order. */
export const listMenus = async (place: 'header' | 'footer'): Promise<Menu[]> =>
  (await loadMenus()).filter((menu) => menu.place === place);
