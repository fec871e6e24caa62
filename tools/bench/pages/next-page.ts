/** How long a visitor waits for the next page after resting the pointer on its link. */
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { launchChromium } from './chromium.ts';
import { slow4G } from './interaction.ts';

const PIECE = 4096;
const nextPath = '/loan-programs';

/**
 * Puts a slow line in front of a server. The browser's own emulation leaves out what it fetches
 * ahead, so the line itself has to be slow.
 * @returns a function that takes it away
 */
export async function openSlowLine(port: number, serverPort: number): Promise<() => void> {
  const bytesPerMs = slow4G.download / 1000;
  const line = createServer((browser) => {
    const server = connect(serverPort, 'localhost');
    const request = inOrder(server);
    const answer = inOrder(browser);
    let free = 0;
    browser.on('data', (bytes: Buffer) => {
      request(bytes, performance.now() + slow4G.latency / 2);
    });
    server.on('data', (bytes: Buffer) => {
      for (let start = 0; start < bytes.length; start += PIECE) {
        const piece = bytes.subarray(start, start + PIECE);
        free = Math.max(free, performance.now()) + piece.length / bytesPerMs;
        answer(piece, free + slow4G.latency / 2);
      }
    });
    for (const [one, other] of [
      [browser, server],
      [server, browser],
    ] as const) {
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
    }
  });
  await once(line.listen(port, 'localhost'), 'listening');
  return () => {
    line.close();
  };
}

/** A function that writes bytes at a time; timers of their own could overtake each other. */
function inOrder(socket: Socket): (bytes: Buffer, at: number) => void {
  let last = Promise.resolve();
  return (bytes, at) => {
    last = last.then(async () => {
      await wait(Math.max(0, at - performance.now()));
      if (socket.writable) socket.write(bytes);
    });
  };
}

/**
 * Milliseconds from a click, after a hover on the home page's link to the loan programs, to the
 * first paint of that page.
 * @param origin behind a slow line
 * @param certificate file of the server's certificate, which the browser is to trust
 * @param slowdown how many times slower the processor should be
 */
export async function measureNextPage(
  origin: string,
  certificate: string,
  slowdown: number,
  hoverMs: number,
): Promise<number> {
  const { publicKey } = new X509Certificate(readFileSync(certificate));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const trusted = createHash('sha256').update(key).digest('base64');
  // Errors that are merely ignored would keep everything out of the browser's cache.
  await using browser = await launchChromium([`--ignore-certificate-errors-spki-list=${trusted}`]);
  const page = await browser.newPage();
  await page.emulateCPUThrottling(slowdown);
  // The rules for the next page come after everything else.
  await page.goto(`${origin}/`, { waitUntil: 'networkidle0' });
  await page.hover(`main a[href="${nextPath}"]`);
  await wait(hoverMs);
  const start = Date.now();
  await page.mouse.down();
  await page.mouse.up();
  return (await firstPaint(page)) - start;
}

/** When the next page was first painted. `waitForNavigation` can miss one that was prerendered. */
async function firstPaint(page: Page): Promise<number> {
  const look = (path: string) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return location.pathname === path && paint && performance.timeOrigin + paint.startTime;
  };
  for (let left = 600; left > 0; left--) {
    // Throws while one page takes the other's place.
    const painted = await page.evaluate(look, nextPath).catch(() => undefined);
    if (painted) return painted;
    await wait(50);
  }
  throw new Error(`${nextPath} was not painted within half a minute.`);
}
