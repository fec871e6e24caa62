/** The server of `npm run edit`: the editor's page, its configuration, the check, and the way to the preview. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { basename, dirname, extname } from 'node:path/posix';
import { json } from 'node:stream/consumers';
import sirv from 'sirv';
import { z } from 'zod';
import { addressOfEntry, addressOfList } from '../../src/site-map.ts';
import { mediaTypes } from '../hosts/config/media-types.ts';
import { checkAll, checkEntry } from './check-entry.ts';
import { editorConfig } from './config.ts';
import { editorFiles, editorFolder, editorPolicy } from './page.ts';

/** The local folder needs no account; the editor names its store of drafts after the repository. */
const backend = { name: 'github' as const, repo: 'local/site', auth_methods: ['token' as const] };

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
const question = z.object({ path: z.string(), data: z.unknown() });

/**
 * Answers only requests that name a loopback address, and checks entries only for its own page:
 * another site in the same browser learns nothing.
 *
 * @param preview origin of the site that shows saved entries, undefined while it's starting
 */
export function createEditHandler(preview: () => string | undefined): RequestListener {
  const files = editorFiles({ ...editorConfig(), backend }, true);
  const library = sirv(editorFolder, { dev: true });
  return (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader(
      'Content-Security-Policy',
      editorPolicy([], ["'self'", 'http://localhost:*']),
    );
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', 'no-store');
    if (!loopback.test(request.headers.host ?? '')) response.writeHead(421).end();
    else if (pathname === '/check') void answerCheck(request, response);
    else if (pathname === '/preview') showPage(searchParams.get('path') ?? '', preview(), response);
    else if (pathname.startsWith('/sveltia/')) {
      request.url = pathname.slice('/sveltia'.length);
      library(request, response);
    } else {
      const name = pathname === '/' ? 'index.html' : pathname.slice(1);
      sendFile(name, files.get(name)?.(), response);
    }
  };
}

function sendFile(name: string, text: string | undefined, response: ServerResponse): void {
  const type = mediaTypes[extname(name).slice(1)];
  if (text === undefined || type === undefined) response.writeHead(404).end();
  else response.setHeader('Content-Type', `${type}; charset=utf-8`).end(text);
}

async function answerCheck(request: IncomingMessage, response: ServerResponse) {
  if (request.headers['sec-fetch-site'] !== 'same-origin') {
    response.writeHead(403).end();
    return;
  }
  try {
    const entry = request.method === 'POST' ? question.parse(await json(request)) : undefined;
    const message = await (entry ? checkEntry(entry.path, entry.data) : checkAll());
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ message }));
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
}

function showPage(path: string, site: string | undefined, response: ServerResponse): void {
  const collection = basename(dirname(path));
  const id = basename(path, extname(path));
  const address = addressOfEntry(collection, id) ?? addressOfList(collection);
  if (site !== undefined && address !== undefined) {
    response.writeHead(302, { Location: `${site}${address}` }).end();
    return;
  }
  const words =
    address === undefined
      ? 'This entry has no page of its own. Look at a page that shows it.'
      : 'The site is still starting. Close the entry and open it again.';
  response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'self'");
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(`<p>${words}</p>`);
}
