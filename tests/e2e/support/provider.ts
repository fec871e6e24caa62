import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { Faults } from '../../provider/faults.ts';

/** Paths of the stand-in provider, as the test build is configured with them. */
export const providerPaths = {
  mainForm: '/widget/form/main',
  secondForm: '/widget/form/second',
  embedScript: '/js/form_embed.js',
  chatLoader: '/chat/loader.js',
} as const;

/** How long a frame may be silent. */
export const TIMEOUT_MS = 8000;

/** Switches faults of the provider on, for the requests of this browser context only. */
export async function switchFaults(context: BrowserContext, faults: Faults): Promise<void> {
  await context.setExtraHTTPHeaders({ 'x-provider-faults': JSON.stringify(faults) });
}

/** Makes every host but the site's own unreachable. */
export async function cutProviderOff(page: Page): Promise<void> {
  await page.route(isForeign(page), (route) => route.abort('connectionrefused'));
}

/** Holds the answers for a path, or for all that match, back until the returned function is called. */
export async function holdBack(page: Page, what: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(typeof what === 'string' ? `**${what}*` : what, async (route) => {
    await promise;
    await route.continue();
  });
  return () => {
    resolve(undefined);
  };
}

/** The addresses that the page asks other hosts for, from now on, without what a frame loads itself. */
export function foreignRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!isForeign(page)(new URL(request.url()))) return;
    const ofFrame = request.frame() !== page.mainFrame() && !request.isNavigationRequest();
    if (!ofFrame) requests.push(request.url());
  });
  return requests;
}

/**
 * Waits until the page has sent every request that it will send by itself: lets its observers report
 * and its timers run. The test has to install the clock before it opens the page.
 */
export async function waitForAllRequests(page: Page): Promise<void> {
  // A scroll event comes with the next frame, and may set a timer.
  await waitForObservers(page);
  await page.clock.runFor(60_000);
  await waitForObservers(page);
  // Requests are reported in order, so all earlier ones have been once this one is answered.
  await page.evaluate(() => fetch('/robots.txt', { cache: 'no-store' }));
}

/** Waits until every intersection observer has reported, including the browser's own for lazy loading. */
async function waitForObservers(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((report) => {
        new IntersectionObserver(report).observe(document.body);
      }),
  );
}

/** Lets the time pass in which a frame has to answer, from when it has been seen. */
export async function outwait(page: Page, notice: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(TIMEOUT_MS);
    await expect(notice).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Messages of errors that nothing caught, from now on. */
export function uncaughtErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** What the console and the page report as errors, from now on. */
export function reportedErrors(page: Page): string[] {
  const errors = uncaughtErrors(page);
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

function isForeign(page: Page) {
  return (address: URL) => {
    const site = page.url().startsWith('http') ? new URL(page.url()).hostname : 'localhost';
    return address.protocol.startsWith('http') && address.hostname !== site;
  };
}
