import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** The link with which the part below the first screen begins. */
const firstScreenEnd = '<link rel="stylesheet" id="below"';
/** Beginnings of elements, those inside scripts left out. */
const elements = /<script\b[\s\S]*?<\/script>|<(?=[a-z])/g;

const mark = (piece: number) => `<!--piece ${piece}-->`;

/** Cuts the first screen of a page into so many pieces, at beginnings of elements; the last piece has the rest. */
function cut(html: string, wanted: number): string[] {
  const from = html.indexOf('<body');
  const to = html.indexOf(firstScreenEnd, from);
  if (to === -1) throw new Error('The page links no style for what is below its first screen.');
  const all = [...html.slice(from, to).matchAll(elements)].map(({ index }) => from + index);
  const step = Math.max(1, Math.floor(all.length / wanted));
  const places = all.filter((_, index) => index % step === step - 1);
  return [0, ...places].map((place, index) => html.slice(place, places[index]));
}

/**
 * Opens a page of a site whose HTML arrives in pieces, each sent when the
 * browser has read the one before. Everything else comes from the site as ever.
 */
export async function openInPieces(page: Page, site: string, path: string): Promise<void> {
  const pieces = cut(await (await fetch(new URL(path, site))).text(), 40);
  const read = pieces.map(() => Promise.withResolvers<undefined>());
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '', site));
      const type = answer.headers.get('content-type');
      response.writeHead(answer.status, type === null ? {} : { 'Content-Type': type });
      if (request.url !== path) return response.end(Buffer.from(await answer.arrayBuffer()));
      for (const [index, piece] of pieces.entries()) {
        response.write(piece + (index < pieces.length - 1 ? mark(index) : ''));
        await read[index]?.promise;
      }
      return response.end();
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${path}`, {
    waitUntil: 'commit',
  });
  for (const [index, { resolve }] of read.entries()) {
    // Not at each frame, which is the usual way to look: a page that waits draws none.
    if (index < pieces.length - 1)
      await page.waitForFunction(
        (words) => document.documentElement.innerHTML.includes(words),
        mark(index),
        { polling: 5 },
      );
    resolve(undefined);
  }
  await page.waitForLoadState('load');
  server.closeAllConnections();
  server.close();
}
