/** The short lists: each in the order of its file. */
import { getCollection } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import type { ListName } from '../schemas/collections';
import { addressOf } from '../site-map';
import { memoizeOnce } from './memoize-once';
import { isShown, shown } from './published';

const listInOrder = async <Name extends ListName>(name: Name): Promise<CollectionEntry<Name>[]> =>
  (await getCollection(name)).sort((a, b) => a.id.localeCompare(b.id));

/** Shown questions of the FAQ page. */
export const listFaqs = async () =>
  (await listInOrder('faqs'))
    .filter(isShown)
    .map((entry) => shown(entry, `${addressOf('faqs')}#${entry.data.id}`));

export const listTestimonials = () => listInOrder('testimonials');

export const listServiceAreas = () => listInOrder('service-areas');

export const listGlossary = memoizeOnce(async () =>
  (await listInOrder('glossary')).map(({ data }) => data),
);

/** Gallery tiles, and the before/after pair. */
export async function getGallery() {
  const entries = await listInOrder('gallery');
  const byRole = (role: CollectionEntry<'gallery'>['data']['role']) =>
    entries.filter(({ data }) => data.role === role).map(({ data }) => data);
  const [before] = byRole('before');
  const [after] = byRole('after');
  if (!before || !after)
    throw new Error(
      'src/content/gallery/gallery.json needs one entry with role "before" and one with role "after". Add the missing one.',
    );
  return { tiles: byRole('tile'), before, after };
}
