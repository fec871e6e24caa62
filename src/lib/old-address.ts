/** Addresses of an older site, as people copy them out of a log or a search engine's list. */

/** A folder or file of an address, "/blog", as a regular expression: no "." or "..". */
export const folder = String.raw`\/(?!\.{1,2}(?:\/|$))[\w.~-]+`;
const oldAddress = new RegExp(`^(?:${folder})+$`);
const byRule = 'the host needs a rule (docs/deploying.md, "Addresses that only a rule catches")';

/**
 * What keeps an old address from being moved, as the end of a sentence about it;
 * undefined when nothing does. Each form has its own answer: what to write
 * instead, or that only a rule at the host, or nobody, can help.
 *
 * @example oldAddressFault('/feed/') // 'must end without "/": the entry then covers both spellings, for example "/feed"'
 */
export function oldAddressFault(from: string): string | undefined {
  if (oldAddress.test(from)) return undefined;
  const path = from.replace(/[?#].*$/s, '');
  const site = URL.parse(from);
  if (site?.protocol.startsWith('http') && !from.startsWith('/'))
    return `must start with "/", without the domain, for example "${shortened(site.pathname)}"`;
  if (from.includes('#'))
    return 'must not contain "#": browsers never send that part, so no host can see it. Delete the entry';
  if (from.includes('?'))
    return oldAddress.test(path)
      ? `must not contain a query: without one, the entry redirects the address with any query, for example "${path}". To send each query to a page of its own, ${byRule}`
      : `must not contain a query: a static host ${path === '/' ? 'answers with the home page' : 'ignores it'}. To send it elsewhere, ${byRule}`;
  if (from === '/') return 'must not be the home page, because visitors could no longer reach it';
  if (/\*|\/:/.test(from))
    return `must be one address, without "*" or ":": list each address of the folder. To move them all at once, ${byRule}`;
  if (from.endsWith('/') && oldAddress.test(shortened(from)))
    return `must end without "/": the entry then covers both spellings, for example "${shortened(from)}"`;
  if (/%|\P{ASCII}| /u.test(from))
    return `must contain only letters, digits, "-", "_", "~", and ".", because hosts differ in how they read encoded characters. To move an address with other characters, ${byRule}`;
  if (oldAddress.test(`/${from}`)) return `must start with "/", for example "/${from}"`;
  return 'must start with "/", not end with "/", and contain only letters, digits, "-", "_", "~", and ".", without a folder "." or "..", for example "/old-page"';
}

const shortened = (path: string) => path.replace(/\/+$/, '') || '/old-page';
