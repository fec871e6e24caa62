import { getCollection } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import { socialImagePath } from '../lib/urls';
import { addressOf } from '../site-map';
import { memoizeOnce } from './memoize-once';
import { isShown, maxOwnSocialImages, shown } from './published';
import type { Shown } from './published';

/** An Ohio city with its address and that of its social image. */
export type City = CollectionEntry<'cities'> & Shown & { image: string };

/** All shown cities in their order. Later ones share the home page's social image. */
export const listCities = memoizeOnce(async (): Promise<readonly City[]> => {
  const entries = await getCollection('cities', isShown);
  return entries
    .sort((a, b) => a.data.order - b.data.order)
    .map((entry, index) => {
      const city = shown(entry, addressOf('city', entry.id));
      const image = socialImagePath(index < maxOwnSocialImages ? city.href : '/');
      return { ...city, image };
    });
});
