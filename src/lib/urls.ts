/** Address rules of the site: no trailing slash, no file ending. */

/** Clean path of a page: "/about.html", "/about/" and "/about" all give "/about". */
export function cleanPath(pathname: string): string {
  const path = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
  return path === '' || path === '/index' ? '/' : path;
}

/** Absolute address of a path on the site. */
export const absoluteUrl = (path: string, site: URL | string) => new URL(path, site).href;

/** tel: link of a US phone as printed, "(614) 555-0148" -> "tel:+16145550148". */
export const telHref = (phone: string) => `tel:+1${phone.replace(/\D/g, '')}`;

/** Path of the social image of a page: "/blog/closing-costs" -> "/og/blog/closing-costs.jpg". */
export const socialImagePath = (path: string) => `/og${path === '/' ? '/home' : path}.jpg`;
