import { getCollection } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import { isShown } from './published';

/** A guide with its address. */
export type Resource = CollectionEntry<'resources'> & { href: string };

/** All shown guides in the order of the menu. */
export async function listResources(): Promise<Resource[]> {
  const entries = await getCollection('resources', isShown);
  return entries
    .sort((a, b) => a.data.order - b.data.order)
    .map((entry) => ({ ...entry, href: `/resources/${entry.id}` }));
}
