import { absoluteUrl, cleanPath } from '../lib/urls';

/**
 * Canonical address of a page, equal to its sitemap entry and to the address
 * that answers 200. The build's own pathname carries ".html".
 */
export const canonicalUrl = (pathname: string, site: URL | string) =>
  absoluteUrl(cleanPath(pathname), site);
