/** The server of `npm run edit`: the editor's page, its configuration, and the check. */
import { createReadStream, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import sirv from 'sirv';
import { z } from 'zod';
import { checkEntry } from './check-entry.ts';
import { editorConfig } from './config.ts';
import { editorFolder, editorPage, editorPolicy, immutableFile } from './page.ts';

/** The local folder needs no account; the editor names its store of drafts after the repository. */
const backend = { name: 'github' as const, repo: 'local/site', auth_methods: ['token' as const] };

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
const question = z.object({ path: z.string(), data: z.unknown() });

/**
 * Answers only requests that name a loopback address, from the editor's own page: another site in
 * the same browser learns nothing.
 *
 * @param root folder of the project
 * @param preview origin of the site that `npm run dev` serves
 */
export function createEditHandler(root: string, preview: string): RequestListener {
  const library = sirv(editorFolder, { dev: true });
  const headers = {
    'Content-Security-Policy': editorPolicy([], [preview]),
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  };
  const texts: Record<string, [type: string, text: () => string]> = {
    '/': ['text/html', () => editorPage],
    '/editor.mjs': [
      'text/javascript',
      () => readFileSync(new URL('editor.mjs', import.meta.url), 'utf8'),
    ],
    '/config.json': [
      'application/json',
      () => JSON.stringify({ config: { ...editorConfig(root), backend }, checks: true, preview }),
    ],
  };
  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const path = request.url ?? '/';
    const text = texts[path];
    if (!loopback.test(request.headers.host ?? '')) response.writeHead(421).end();
    else if (path === '/check' && request.method === 'POST') void answer(root, request, response);
    else if (text)
      response.writeHead(200, { 'Content-Type': `${text[0]}; charset=utf-8` }).end(text[1]());
    else if (path === '/immutable.js')
      createReadStream(immutableFile).pipe(response.setHeader('Content-Type', 'text/javascript'));
    else if (path.startsWith('/sveltia/')) {
      request.url = path.slice('/sveltia'.length);
      library(request, response);
    } else response.writeHead(404).end();
  };
}

async function answer(root: string, request: IncomingMessage, response: ServerResponse) {
  const origin = request.headers.origin ?? '';
  if (origin !== `http://${request.headers.host ?? ''}`) {
    response.writeHead(403).end();
    return;
  }
  try {
    const { path, data } = question.parse(await json(request));
    const message = await checkEntry(root, path, data);
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ message }));
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
}
