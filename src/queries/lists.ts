/** The short lists: each in the order of its file. */
import { getCollection } from 'astro:content';
import type { CollectionEntry } from 'astro:content';

/** Questions of the FAQ page. */
export const listFaqs = () => getCollection('faqs');

/** Reviews for the carousel. */
export const listTestimonials = () => getCollection('testimonials');

/** Westchester cities of the sister company. */
export const listServiceAreas = () => getCollection('service-areas');

/** Glossary terms. */
export async function listGlossary() {
  return (await getCollection('glossary')).map(({ data }) => data);
}

/** Gallery tiles, and the before/after pair. */
export async function getGallery() {
  const entries = await getCollection('gallery');
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
