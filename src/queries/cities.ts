import { getCollection } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import { socialImagePath } from '../lib/urls';
import { once } from './once';
import { isShown, shown } from './published';
import type { Shown } from './published';

/** An Ohio city with its address and that of its social image. */
export type City = CollectionEntry<'cities'> & Shown & { image: string };

/** Cities with a social image of their own; further ones share the home page's. */
const withOwnImage = 200;

/** All shown cities in their order. */
export const listCities = once(async (): Promise<readonly City[]> => {
  const entries = await getCollection('cities', isShown);
  return entries
    .sort((a, b) => a.data.order - b.data.order)
    .map((entry, index) => {
      const city = shown(entry, `/service-areas/${entry.id}`);
      const image = socialImagePath(index < withOwnImage ? city.href : '/');
      return { ...city, image };
    });
});
