/**
 * The one address of a page: no trailing slash, no `.html`, no `/index`, no
 * doubled slashes. A leading `//` would make a redirect lead to another host.
 *
 * @example cleanAddress('/blog/index.html') // "/blog"
 */
export function cleanAddress(pathname: string): string {
  const path = pathname
    .replaceAll(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '');
  return path === '' ? '/' : path;
}

/**
 * Splits a request's target into its decoded path and its query ("?…" or "").
 * Undefined when it is not an address of this site: not starting with a slash,
 * malformed percent-encoding, control characters, backslashes or `..` segments.
 */
export function readTarget(target: string): { pathname: string; query: string } | undefined {
  const queryAt = target.indexOf('?');
  const encoded = queryAt === -1 ? target : target.slice(0, queryAt);
  const query = queryAt === -1 ? '' : target.slice(queryAt);
  const pathname = decode(encoded);
  if (!pathname?.startsWith('/') || /[\p{Cc}\\]/u.test(pathname)) return undefined;
  if (pathname.split('/').includes('..')) return undefined;
  return { pathname, query };
}

/** True for files that a host keeps to itself: dotfiles and its own configuration. */
export function isPrivate(pathname: string): boolean {
  if (pathname === '/_headers' || pathname === '/_redirects') return true;
  const [, first, ...rest] = pathname.split('/');
  const segments = first === '.well-known' ? rest : [first, ...rest];
  return segments.some((segment) => segment?.startsWith('.'));
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
