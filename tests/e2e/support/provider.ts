import type { BrowserContext, Page } from '@playwright/test';
import type { Faults } from '../../provider/faults.ts';

/** Paths of the stand-in provider, as the test build is configured with them. */
export const providerPaths = {
  mainForm: '/widget/form/main',
  secondForm: '/widget/form/second',
  embedScript: '/js/form_embed.js',
  chatLoader: '/chat/loader.js',
} as const;

/** Switches faults of the provider on, for the requests of this browser context only. */
export async function switchFaults(context: BrowserContext, faults: Faults): Promise<void> {
  await context.setExtraHTTPHeaders({ 'x-provider-faults': JSON.stringify(faults) });
}

/** Makes every host but the site's own unreachable. */
export async function cutProviderOff(page: Page): Promise<void> {
  await page.route(isForeign(page), (route) => route.abort('connectionrefused'));
}

/** Holds the answers for a path of the provider back until the returned function is called. */
export async function holdBack(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(`**${path}*`, async (route) => {
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

/** Messages of errors that nothing caught, from now on. */
export function uncaughtErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

function isForeign(page: Page) {
  return (address: URL) => {
    const site = page.url().startsWith('http') ? new URL(page.url()).hostname : 'localhost';
    return address.protocol.startsWith('http') && address.hostname !== site;
  };
}
