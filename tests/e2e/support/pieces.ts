import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { listenOnLoopback } from '../../../tools/hosts/serve/listen.ts';
import { testOrigin } from '../../../tools/dev/test-site/settings.ts';
import { anchors } from '../../../src/lib/content/anchors.ts';

/** A page of the test site whose HTML comes when it is told to. */
interface PageInPieces {
  address: string;
  /** Sends the next piece once the page was asked for; the last one ends it. */
  sendNext: () => Promise<void>;
  close: () => Promise<void>;
}

/** The HTML of a page of the test site. */
export const htmlOf = async (path: string) => (await fetch(testOrigin + path)).text();

/** Serves a page in the given pieces, and passes on the rest of the test site without its headers. */
export async function servePieces(path: string, pieces: readonly string[]): Promise<PageInPieces> {
  const { promise: asked, resolve: answer } = Promise.withResolvers<ServerResponse>();
  const { port, close } = await listenOnLoopback((request, response) => {
    if (request.url === path) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      answer(response);
      return;
    }
    passOn(request.url ?? '', response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : new Error(String(error)));
    });
  }, 0);
  const left = [...pieces];
  return {
    address: `http://localhost:${port}${path}`,
    sendNext: async () => {
      const response = await asked;
      const piece = left.shift();
      if (left.length === 0) response.end(piece);
      else response.write(piece);
    },
    close,
  };
}

async function passOn(path: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(testOrigin + path);
  const type = answer.headers.get('content-type');
  response.writeHead(answer.status, type === null ? {} : { 'Content-Type': type });
  response.end(Buffer.from(await answer.arrayBuffer()));
}

/** Pieces that the first screen of a page is cut into, at most. */
const piecesWanted = 24;
/** Beginnings of elements, those inside scripts left out. */
const elements = /<script\b[\s\S]*?<\/script>|<(?=[a-z])/g;

const mark = (piece: number) => `<!--piece ${piece}-->`;

/**
 * Cuts the first screen of a page at beginnings of elements; the last piece has all that follows.
 * @throws when the page has no body or does not say where its first screen ends
 */
function cut(html: string): string[] {
  const from = html.indexOf('<body');
  const length = html.slice(from).search(new RegExp(`<link[^>]* id="${anchors.firstScreenEnd}"`));
  if (from === -1 || length === -1)
    throw new Error(`The page lacks its body, or "${anchors.firstScreenEnd}" in it.`);
  const screen = html.slice(from, from + length);
  const all = [...screen.matchAll(elements)].map(({ index }) => from + index);
  const step = Math.ceil(all.length / (piecesWanted - 1));
  const places = all.filter((_, index) => index % step === step - 1);
  return [0, ...places].map(
    (place, index) => html.slice(place, places[index]) + (index < places.length ? mark(index) : ''),
  );
}

/**
 * Opens a page whose first screen arrives in pieces, each sent when the browser
 * has read the one before, and calls `look` once the whole page has come.
 * @throws when a piece is not read, with its beginning
 */
export async function openInPieces(
  page: Page,
  path: string,
  look: () => Promise<void>,
): Promise<void> {
  const pieces = cut(await htmlOf(path));
  const { address, sendNext, close } = await servePieces(path, pieces);
  try {
    const opened = page.goto(address, { waitUntil: 'commit' });
    for (const [index, piece] of pieces.entries()) {
      await sendNext();
      await opened;
      if (index < pieces.length - 1) await expectRead(page, mark(index), piece);
    }
    await page.waitForLoadState('load');
    await look();
  } finally {
    await close();
  }
}

async function expectRead(page: Page, words: string, piece: string): Promise<void> {
  try {
    // Not at each frame, which is the usual way to look: a page that waits draws none.
    await page.waitForFunction((text) => document.documentElement.innerHTML.includes(text), words, {
      polling: 5,
      timeout: 10_000,
    });
  } catch (error) {
    throw new Error(`${words} was not read; it begins with ${piece.slice(0, 80)}`, {
      cause: error,
    });
  }
}
