/** What a page says about itself; pure data that Head.astro prints. */
import { absoluteUrl, cleanPath, socialImagePath } from '../lib/urls';

/** What a layout knows about its page. */
export interface PageSource {
  title: string;
  /** Title for search results and shared links, where it is not the page's own; without the company name. */
  metaTitle?: string | undefined;
  description: string;
  keywords: readonly string[];
  /** Company in the title, where the page is not the brokerage's own. */
  company?: string;
  /** Pages that must not be found by search engines. */
  noindex?: boolean;
  /** Path of the social image, where the page has none of its own. */
  image?: string;
  /** Dates of an article, "2025-09-05"; other pages have none. */
  published?: string | undefined;
  modified?: string | undefined;
}

export interface SiteFacts {
  site: URL | string;
  company: string;
  /** Previews are never indexed. */
  preview: boolean;
}

/** Everything Head.astro prints except structured data. */
export type PageMeta = ReturnType<typeof pageMeta>;

/**
 * Canonical address of a page, equal to its sitemap entry and to the address
 * that answers 200. The build's own pathname carries ".html".
 */
export const canonicalUrl = (pathname: string, site: URL | string) =>
  absoluteUrl(cleanPath(pathname), site);

/** Decides title, canonical address, description and social tags of a page. */
export function pageMeta(page: PageSource, pathname: string, facts: SiteFacts) {
  const name = page.metaTitle ?? page.title;
  const title = `${name} | ${page.company ?? facts.company}`;
  const canonical = canonicalUrl(pathname, facts.site);
  const image = absoluteUrl(page.image ?? socialImagePath(cleanPath(pathname)), facts.site);
  const article = page.published
    ? [
        { property: 'article:published_time', content: page.published },
        { property: 'article:modified_time', content: page.modified ?? page.published },
      ]
    : [];
  return {
    title,
    canonical,
    robots: page.noindex || facts.preview ? 'noindex' : undefined,
    named: [
      { name: 'description', content: page.description },
      ...(page.keywords.length > 0
        ? [{ name: 'keywords', content: page.keywords.join(', ') }]
        : []),
      // Title, description and image come from the Open Graph tags.
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    properties: [
      { property: 'og:type', content: page.published ? 'article' : 'website' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: page.description },
      { property: 'og:url', content: canonical },
      { property: 'og:site_name', content: facts.company },
      { property: 'og:image', content: image },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: name },
      ...article,
    ],
  };
}
