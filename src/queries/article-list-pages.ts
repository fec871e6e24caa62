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
  /** Address of the list's first page. */
  first: string;
  /** Addresses of the pages before and after this one, where there are any. */
  newer: string | undefined;
  older: string | undefined;
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
  /** @param folder address of the folder with the second page and those after it */
  const pagesOf = (
    title: string | undefined,
    first: string,
    folder: string,
    entries: readonly Article[],
  ) => {
    const pages = listPages(entries);
    const hrefs = pages.map(({ number }) => (number === 1 ? first : `${folder}/${number}`));
    return pages.map((page, index) => ({
      title,
      note: page.number === 1 ? '' : `, page ${page.number}`,
      href: hrefs[index] ?? first,
      first,
      newer: hrefs[index - 1],
      older: hrefs[index + 1],
      page,
      categories,
    }));
  };
  return [
    ...pagesOf(undefined, '/blog', '/blog/page', articles),
    ...categories.flatMap(({ name, href }) => {
      const entries = articles.filter(({ data }) => data.category === name);
      return pagesOf(name, href, href, entries);
    }),
  ];
});

/** Static paths of the pages below a folder of addresses, "/blog/page". */
export const listPathsBelow = async (folder: string) =>
  (await listArticleListPages())
    .filter(({ href }) => href.startsWith(`${folder}/`))
    .map((list) => ({ params: { path: list.href.slice(folder.length + 1) }, props: { list } }));
