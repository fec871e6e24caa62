import type { Page, Request } from '@playwright/test';
import { budgets } from '../../site/budgets.ts';
import { testOrigin } from '../../../tools/dev/test-site/settings.ts';
import { providerPaths } from './provider.ts';

/** Routes with a form in sight, and the form each asks the provider for. */
const visibleForms: Readonly<Record<string, string>> = {
  '/': providerPaths.mainForm,
  '/gallery': providerPaths.secondForm,
  '/faqs': providerPaths.secondForm,
  '/help': providerPaths.secondForm,
};

/** Keeps every request of the page from now on, until the returned function hands them over. */
export function keepRequests(page: Page): () => readonly Request[] {
  const sent: Request[] = [];
  const keep = (request: Request) => sent.push(request);
  page.on('request', keep);
  return () => {
    page.off('request', keep);
    return sent;
  };
}

/** What a page asked for before its visitor did something, other than its own files and the form in sight. */
export async function requestFaults(
  page: Page,
  path: string,
  sent: readonly Request[],
): Promise<string[]> {
  const form = visibleForms[path];
  const surplus = sent
    // What a frame loads for itself is the provider's business.
    .filter((request) => isOfPage(page, request) || request.isNavigationRequest())
    .filter((request) => {
      const { origin, pathname } = new URL(request.url());
      const isOwnFile = origin === testOrigin && request.resourceType() !== 'script';
      return !isOwnFile && pathname !== form;
    })
    .map((request) => request.url());
  const frames = await page.locator('iframe').count();
  const expected = form === undefined ? 0 : 1;
  return frames === expected ? surplus : [...surplus, `${frames} frames for ${expected}`];
}

/** Budgets that a first visit breaks; what a hosted frame loads is not counted. */
export async function weightFaults(
  page: Page,
  path: string,
  sent: readonly Request[],
): Promise<string[]> {
  const own = sent.filter((request) => isOfPage(page, request));
  const weighed = await Promise.all(
    own.map(async (request) => ({
      isPicture: request.resourceType() === 'image',
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
  const sum = (parts: typeof weighed) => parts.reduce((total, { bytes }) => total + bytes, 0);
  const addresses = own.map((request) => new URL(request.url()).pathname);
  const found = {
    picturesAtOnce: sum(weighed.filter(({ isPicture }) => isPicture)),
    firstVisit: sum(weighed),
    // A browser without windows does not ask for the icon.
    firstVisitRequests: own.length + 1,
  };
  const broken = (['picturesAtOnce', 'firstVisit', 'firstVisitRequests'] as const)
    .filter((name) => found[name] > budgets[name])
    .map((name) => `${name} is ${found[name]}, at most ${budgets[name]}: ${addresses.join(' ')}`);
  return addresses.includes(path) ? broken : [...broken, `${path} itself was not asked for`];
}

const isOfPage = (page: Page, request: Request) => request.frame() === page.mainFrame();
