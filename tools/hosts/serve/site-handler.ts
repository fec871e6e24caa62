import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { cleanPath } from '../../../src/lib/urls.ts';
import { revalidated, type HeaderRule } from '../config/description.ts';
import { readDescription } from '../config/write-host-files.ts';

/** Dotfiles outside /.well-known/, and settings that hosts read but never serve. */
const privateFiles = /\/\.(?!well-known\/)|^\/_(?:headers|redirects)$/;

/**
 * Serves a built site the way its hosts do: one address per page (other
 * spellings answer 308), moved addresses, the site's own not-found page with
 * status 404, the headers of the host description, and compressed copies. The
 * folder is read once: build first, then serve.
 *
 * @throws Error when the folder holds no built site
 */
export function createSiteHandler(folder: string): RequestListener {
  const notFoundFile = join(folder, '404.html');
  if (!existsSync(notFoundFile)) {
    throw new Error(`${folder} holds no built site (no 404.html). Run "npm run build" first.`);
  }
  const notFoundPage = readFileSync(notFoundFile);
  const { rules, redirects } = readDescription(folder);
  const headersOf = headerLookup(rules);
  const moved = new Map(
    redirects.flatMap(({ from, to }) => [from, `${from}/`].map((path) => [path, to])),
  );
  const sendFile = sirv(folder, { etag: true, brotli: true, gzip: true, extensions: ['html'] });
  const pageExists = (path: string) =>
    existsSync(join(folder, path === '/' ? 'index.html' : `${path}.html`));

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendText(response, 405, 'This site only answers GET and HEAD requests.');
      return;
    }
    const target = readTarget(request.url ?? '');
    if (!target) {
      sendText(response, 400, 'This is not an address of this site.');
      return;
    }
    const { pathname, query } = target;
    for (const [name, value] of headersOf(pathname)) response.setHeader(name, value);
    const sendNotFound = () => {
      response.writeHead(404, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Length': notFoundPage.length,
        'Cache-Control': revalidated,
      });
      response.end(notFoundPage);
    };
    const redirect = (status: 301 | 308, to: string) => {
      response.setHeader('Location', /[?#]/.test(to) ? to : to + query);
      sendText(response, status, `Moved to ${to}`);
    };

    const movedTo = moved.get(pathname);
    // A leading "//" would make a redirect lead to another host.
    const clean = cleanPath(pathname.replaceAll(/\/{2,}/g, '/'));
    if (movedTo !== undefined) redirect(301, movedTo);
    else if (privateFiles.test(pathname) || clean === '/404') sendNotFound();
    else if (clean !== pathname && pageExists(clean)) redirect(308, encodeURI(clean));
    else if (pathname !== '/' && pathname.endsWith('/')) sendNotFound();
    else {
      // sirv leaves it out of a 304.
      response.setHeader('Vary', 'Accept-Encoding');
      dropRefusedEncodings(request);
      dropUnsupportedRange(request);
      sendFile(request, response, sendNotFound);
    }
  };
}

/** Headers by path; of two rules that set the same header, the later one wins. */
function headerLookup(rules: readonly HeaderRule[]): (path: string) => Map<string, string> {
  const patterns = rules.map(({ path, headers }) => ({
    pattern: new RegExp(`^${path.split('*').map(RegExp.escape).join('.*')}$`),
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

/** sirv ignores weights; RFC 9110 (12.5.3) says that a coding with weight 0 is not acceptable. */
function dropRefusedEncodings({ headers }: IncomingMessage): void {
  headers['accept-encoding'] = (headers['accept-encoding'] ?? '')
    .split(',')
    .filter((coding) => !/;\s*q=0(?:\.0*)?\s*$/i.test(coding))
    .join();
}

/**
 * Only "bytes=first-last" and "bytes=first-" reach sirv: it misreads other
 * forms and fails on a first byte after the last. A server may ignore a range.
 */
function dropUnsupportedRange({ headers }: IncomingMessage): void {
  const range = /^bytes=(?<first>\d+)-(?<last>\d*)$/.exec(headers.range ?? '')?.groups;
  const last = range?.last === '' ? Infinity : Number(range?.last);
  if (!range || !(Number(range.first) <= last) || last === 0) delete headers.range;
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}
