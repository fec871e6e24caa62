import { getCollection } from 'astro:content';
import { memoizeOnce } from './memoize-once';
import { entryOrThrow } from './entry-or-throw';

const loadAuthors = memoizeOnce(
  async () => new Map((await getCollection('authors')).map(({ id, data }) => [id, data])),
);

/** Who signs an article. */
export async function getAuthor({ id }: { id: string }) {
  return entryOrThrow((await loadAuthors()).get(id), 'authors', id);
}
