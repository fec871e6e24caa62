import { getCollection } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import { addressOf } from '../site-map';
import { isShown, shown } from './published';
import type { Shown } from './published';

/** A guide with its address. */
export type Resource = CollectionEntry<'resources'> & Shown;

/** All shown guides in the order of the menu. */
export async function listResources(): Promise<Resource[]> {
  const entries = await getCollection('resources', isShown);
  return entries
    .sort((a, b) => a.data.order - b.data.order)
    .map((entry) => shown(entry, addressOf('guide', entry.id)));
}
