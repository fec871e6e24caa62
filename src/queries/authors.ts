import { getEntry } from 'astro:content';
import { required } from './required';

/** Who signs an article. */
export async function getAuthor({ id }: { id: string }) {
  return required(await getEntry('authors', id), 'authors', id).data;
}
