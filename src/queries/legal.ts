import { getCollection } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import { addressOf } from '../site-map';

/** A legal page with its address. */
export type LegalPage = CollectionEntry<'legal'> & { href: string };

/** All legal pages in the order of the footer. */
export async function listLegalPages(): Promise<LegalPage[]> {
  const entries = await getCollection('legal');
  return entries
    .sort((a, b) => a.data.order - b.data.order)
    .map((entry) => ({ ...entry, href: addressOf('legal', entry.id) }));
}
