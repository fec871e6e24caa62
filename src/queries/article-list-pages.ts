import { categoriesOf, categorySlug, listPages } from '../lib/content/article-lists';
import type { ListPage } from '../lib/content/article-lists';
import { listArticles } from './blog';
import type { Article } from './blog';
import { memoizeOnce } from './memoize-once';

/** A page of the list of all articles, or of those of a category. */
export interface ArticleListPage {
  /** Category; undefined for the list of all. */
  title: string | undefined;
  /** Tells the pages of one list apart in titles: "", ", page 2". */
  note: string;
  href: string;
  /** Addresses of the list's first page, and of the folder of the others. */
  base: { first: string; further: string };
  page: ListPage<Article>;
  /** Categories to choose from; none while all articles fit on one page. */
  categories: { name: string; href: string }[];
}

/** Every page of the lists. While one page holds all articles, there are no lists by category. */
export const listArticleListPages = memoizeOnce(async (): Promise<readonly ArticleListPage[]> => {
  const articles = await listArticles();
  const isLong = listPages(articles).length > 1;
  const categories = (isLong ? categoriesOf(articles) : []).map((name) => ({
    name,
    href: `/blog/category/${categorySlug(name)}`,
  }));
  const pagesOf = (
    title: string | undefined,
    base: ArticleListPage['base'],
    entries: readonly Article[],
  ) =>
    listPages(entries).map((page) => ({
      title,
      note: page.number === 1 ? '' : `, page ${page.number}`,
      href: page.number === 1 ? base.first : `${base.further}/${page.number}`,
      base,
      page,
      categories,
    }));
  return [
    ...pagesOf(undefined, { first: '/blog', further: '/blog/page' }, articles),
    ...categories.flatMap(({ name, href }) =>
      pagesOf(
        name,
        { first: href, further: href },
        articles.filter(({ data }) => data.category === name),
      ),
    ),
  ];
});

/** Static paths of the pages below a folder of addresses, "/blog/page". */
export const listPathsBelow = async (folder: string) =>
  (await listArticleListPages())
    .filter(({ href }) => href.startsWith(`${folder}/`))
    .map((list) => ({ params: { path: list.href.slice(folder.length + 1) }, props: { list } }));
