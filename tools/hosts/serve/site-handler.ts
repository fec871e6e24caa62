import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { cleanAddress, isPrivate, readTarget } from './address.ts';
import { headersFor, parseHeadersFile } from './headers-file.ts';

const year = 31_536_000;
const contentHashed = `public, max-age=${year}, immutable`;
const revalidated = 'public, max-age=0, must-revalidate';

/**
 * Serves a built site the way its hosts do: one address per page (others
 * answer 308), the site's own not-found page with status 404, the headers of
 * its `_headers` file, compressed copies where they lie beside a file. The
 * folder is read once: build first, then serve.
 *
 * @throws Error when the folder holds no built site or a faulty `_headers`.
 */
export function createSiteHandler(folder: string): RequestListener {
  const notFoundFile = join(folder, '404.html');
  if (!existsSync(notFoundFile)) {
    throw new Error(`${folder} holds no built site (no 404.html). Run "npm run build" first.`);
  }
  const notFoundPage = readFileSync(notFoundFile);
  const headersFile = join(folder, '_headers');
  const rules = existsSync(headersFile) ? parseHeadersFile(readFileSync(headersFile, 'utf8')) : [];
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
    setHeaders(response, headersFor(rules, pathname), pathname);
    const clean = cleanAddress(pathname);
    const sendNotFound = () => {
      response.writeHead(404, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Length': notFoundPage.length,
        'Cache-Control': revalidated,
      });
      response.end(notFoundPage);
    };

    if (isPrivate(pathname) || clean === '/404') sendNotFound();
    else if (clean !== pathname && pageExists(clean)) {
      response.setHeader('Location', encodeURI(clean) + query);
      sendText(response, 308, `Moved to ${clean}`);
    } else if (pathname !== '/' && pathname.endsWith('/')) sendNotFound();
    else {
      dropOddRange(request);
      sendFile(request, response, sendNotFound);
    }
  };
}

function setHeaders(response: ServerResponse, headers: Map<string, string>, path: string): void {
  response.setHeader('Cache-Control', path.startsWith('/_astro/') ? contentHashed : revalidated);
  response.setHeaders(headers);
}

/**
 * Only "bytes=first-last" and "bytes=first-" reach sirv: it misreads other
 * forms and fails on a first byte behind the last. A server may ignore a range.
 */
function dropOddRange(request: IncomingMessage): void {
  const range = /^bytes=(?<first>\d+)-(?<last>\d*)$/.exec(request.headers.range ?? '')?.groups;
  const last = range?.last === '' ? Infinity : Number(range?.last);
  if (!range || !(Number(range.first) <= last) || last === 0) delete request.headers.range;
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}
