import { existsSync, readdirSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { cleanPath } from '../../../src/lib/urls.ts';
import { revalidated, type HeaderRule } from '../config/description.ts';
import { readDescription } from '../config/write-host-files.ts';
import { sendFile } from './send-file.ts';

/** Dotfiles outside /.well-known/, settings that hosts read, and ready copies: never served by name. */
const privateFiles = /\/\.(?!well-known\/)|^\/_(?:headers|redirects)$|\.(?:br|gz)$/;

/**
 * Serves a built site the way its hosts do: one address per page (other
 * spellings answer 308), moved addresses, the site's own not-found page with
 * status 404 (400 for a malformed address), the headers of the host description,
 * and compressed copies. The folder is read once: build first, then serve.
 *
 * @throws Error when the folder holds no built site
 */
export function createSiteHandler(folder: string): RequestListener {
  if (!existsSync(join(folder, '404.html'))) {
    throw new Error(
      `${folder} doesn't contain a built site (no 404.html). Run "npm run build" first.`,
    );
  }
  const { rules, redirects } = readDescription(folder);
  const headersOf = headerLookup(rules);
  const moved = new Map(
    redirects.flatMap(({ from, to }) => [from, `${from}/`].map((path) => [path, to])),
  );
  // Some file systems would also find a file under a name in other capital letters.
  const files = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`)
      .map((path) => path.replaceAll(sep, '/')),
  );
  const pageFile = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);

  return (request, response) => {
    const target = readTarget(request.url ?? '');
    const { pathname, query } = target ?? { pathname: '/', query: '' };
    const file = [pageFile(pathname), pathname].find((one) => files.has(one));
    const headers = headersOf(target && file !== undefined ? pathname : '/');
    for (const [name, value] of headers) response.setHeader(name, value);
    const send = (path: string, status: 200 | 400 | 404) => {
      sendFile(request, response, join(folder, path), status);
    };
    const redirect = (status: 301 | 308, to: string) => {
      response.setHeader('Location', /[?#]/.test(to) ? to : to + query);
      sendText(response, status, `Moved to ${to}`);
    };

    const movedTo = moved.get(pathname);
    // A leading "//" would make a redirect lead to another host.
    const clean = cleanPath(pathname.replaceAll(/\/{2,}/g, '/'));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendText(response, 405, 'This site only answers GET and HEAD requests.');
    } else if (!target) send('/404.html', 400);
    else if (movedTo !== undefined) redirect(301, movedTo);
    else if (privateFiles.test(pathname) || clean === '/404') send('/404.html', 404);
    else if (clean !== pathname && files.has(pageFile(clean))) redirect(308, encodeURI(clean));
    else if (file === undefined) send('/404.html', 404);
    else send(file, 200);
  };
}

/** Headers by path; of two rules that set the same header, the later one wins. */
function headerLookup(rules: readonly HeaderRule[]): (path: string) => Map<string, string> {
  const patterns = rules.map(({ path, headers }) => ({
    pattern: new RegExp(`^${path.split('*').map(RegExp.escape).join('.*')}$`, 'i'),
    headers,
  }));
  return (path) =>
    new Map([
      ['Cache-Control', revalidated],
      ...patterns.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers),
    ]);
}

/**
 * Splits a request's target into its decoded path and its query ("?…" or "").
 * Undefined when it is not an address of this site: not starting with a slash,
 * malformed percent-encoding, control characters, backslashes, or `..` segments.
 */
function readTarget(target: string): { pathname: string; query: string } | undefined {
  const end = target.search(/\?|$/);
  try {
    const pathname = decodeURIComponent(target.slice(0, end));
    if (!pathname.startsWith('/') || /[\p{Cc}\\]|\/\.\.(?:\/|$)/u.test(pathname)) return undefined;
    return { pathname, query: target.slice(end) };
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}
