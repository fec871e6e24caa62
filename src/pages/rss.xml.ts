import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { newest } from '../lib/content/article-lists';
import { listArticles } from '../queries/blog';
import { getPage } from '../queries/pages';
import { getBrokerage } from '../queries/businesses';

/** The fifty newest articles, newest first; dates are calendar dates, printed as noon UTC so that no zone shifts them. */
export const GET: APIRoute = async () => {
  const { name } = await getBrokerage();
  const { description } = await getPage('blog');
  const articles = newest(await listArticles(), 50);
  return rss({
    title: `${name} Blog`,
    description,
    site: import.meta.env.SITE,
    trailingSlash: false,
    items: articles.map(({ data, href }) => ({
      title: data.title,
      description: data.excerpt,
      link: href,
      pubDate: new Date(`${data.date}T12:00:00Z`),
      categories: [data.category],
    })),
  });
};
