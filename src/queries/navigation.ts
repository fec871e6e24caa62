import { getCollection } from 'astro:content';
import { cityLinks } from '../lib/content/city-links';
import { listCities } from './cities';
import { memoizeOnce } from './memoize-once';
import { listResources } from './resources';

export interface MenuLink {
  title: string;
  href: string;
  description?: string | undefined;
}

/** A menu with its links; without links the label itself is a link. */
export interface Menu {
  label: string;
  href?: string | undefined;
  links: MenuLink[];
}

async function linksFrom(source: 'cities' | 'resources' | undefined): Promise<MenuLink[]> {
  if (source === 'cities') return cityLinks(await listCities());
  if (source === 'resources')
    return (await listResources()).map(({ data, href }) => ({
      title: data.menuLabel,
      href,
      description: data.menuDescription,
    }));
  return [];
}

async function loadMenus(place: 'header' | 'footer'): Promise<Menu[]> {
  const entries = await getCollection('navigation', ({ data }) => data.place === place);
  return Promise.all(
    entries
      .sort((a, b) => a.data.order - b.data.order)
      .map(async ({ data }) => ({
        label: data.label,
        href: data.href,
        links: [...(await linksFrom(data.from)), ...data.links],
      })),
  );
}

const menusOf = {
  header: memoizeOnce(() => loadMenus('header')),
  footer: memoizeOnce(() => loadMenus('footer')),
};

/** Menus of the header or lists of the footer, in order. */
export const listMenus = (place: 'header' | 'footer') => menusOf[place]();
