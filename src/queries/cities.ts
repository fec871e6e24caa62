import { getCollection } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import { isShown, shown } from './published';
import type { Shown } from './published';

/** An Ohio city with its address. */
export type City = CollectionEntry<'cities'> & Shown;

/** All shown cities in their order. */
export async function listCities(): Promise<City[]> {
  const entries = await getCollection('cities', isShown);
  return entries
    .sort((a, b) => a.data.order - b.data.order)
    .map((entry) => shown(entry, `/service-areas/${entry.id}`));
}
