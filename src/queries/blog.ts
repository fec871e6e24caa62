import { getCollection } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import { countWords } from '../lib/content/read-time';
import { socialImagePath } from '../lib/urls';
import { addressOf } from '../site-map';
import { memoizeOnce } from './memoize-once';
import { isShown, maxOwnSocialImages, shown } from './published';
import type { Shown } from './published';

/** An article with its address, that of its social image, and the number of its words. */
export type Article = CollectionEntry<'blog'> & Shown & { image: string; words: number };

/** All shown articles: the ordered ones first, then newest first. Later ones share the blog's social image. */
export const listArticles = memoizeOnce(async (): Promise<readonly Article[]> => {
  const entries = await getCollection('blog', isShown);
  return entries
    .sort(
      (a, b) =>
        (a.data.order ?? Infinity) - (b.data.order ?? Infinity) ||
        b.data.date.localeCompare(a.data.date) ||
        a.id.localeCompare(b.id),
    )
    .map((entry, index) => {
      const article = shown(entry, addressOf('article', entry.id));
      const image = socialImagePath(index < maxOwnSocialImages ? article.href : addressOf('blog'));
      return { ...article, image, words: countWords(entry.body ?? '') };
    });
});
