import { getCollection } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import { isShown, shown } from './published';
import type { Shown } from './published';

/** An article with its address. */
export type Article = CollectionEntry<'blog'> & Shown;

/** All shown articles: the ordered ones first, then newest first. */
export async function listArticles(): Promise<Article[]> {
  const entries = await getCollection('blog', isShown);
  return entries
    .sort(
      (a, b) =>
        (a.data.order ?? Infinity) - (b.data.order ?? Infinity) ||
        b.data.date.localeCompare(a.data.date) ||
        a.id.localeCompare(b.id),
    )
    .map((entry) => shown(entry, `/blog/${entry.id}`));
}

/** Up to `count` other articles, those of the same category first. */
export function relatedArticles(article: Article, all: readonly Article[], count = 3): Article[] {
  const others = all.filter(({ id }) => id !== article.id);
  const same = others.filter(({ data }) => data.category === article.data.category);
  return [...same, ...others.filter((other) => !same.includes(other))].slice(0, count);
}
