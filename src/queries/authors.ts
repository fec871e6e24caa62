import { getCollection } from 'astro:content';
import { once } from './once';
import { required } from './required';

const loadAuthors = once(
  async () => new Map((await getCollection('authors')).map(({ id, data }) => [id, data])),
);

/** Who signs an article. */
export async function getAuthor({ id }: { id: string }) {
  return required((await loadAuthors()).get(id), 'authors', id);
}
