import { getCollection } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import { isShown } from './published';

/** An Ohio city with its address. */
export type City = CollectionEntry<'cities'> & { href: string };

/** All shown cities in their order. */
export async function listCities(): Promise<City[]> {
  const entries = await getCollection('cities', isShown);
  return entries
    .sort((a, b) => a.data.order - b.data.order)
    .map((entry) => ({ ...entry, href: `/service-areas/${entry.id}` }));
}
