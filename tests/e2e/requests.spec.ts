import { expect, test } from '@playwright/test';
import type { APIRequestContext, BrowserContext, Request } from '@playwright/test';
import { providerPaths } from './support/provider.ts';

/** Routes with a form in sight, and the form each asks the provider for. */
const visibleForms: Record<string, string> = {
  '/': providerPaths.mainForm,
  '/gallery': providerPaths.secondForm,
  '/faqs': providerPaths.secondForm,
  '/help': providerPaths.secondForm,
};

async function routes(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap-0.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => {
    return new URL(loc ?? '').pathname;
  });
  return [...paths, '/no-such-page'];
}

/** What a page asks for until it is at rest, leaving out what its frames load for themselves. */
async function requestsOf(context: BrowserContext, path: string): Promise<Request[]> {
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('request', (sent) => {
    if (sent.frame() === page.mainFrame() || sent.isNavigationRequest()) requests.push(sent);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(await page.locator('iframe').count(), `frames on ${path}`).toBe(
    visibleForms[path] === undefined ? 0 : 1,
  );
  await page.close();
  return requests;
}

test('no page asks for a script, or for another host but its own form, before a visitor does something', async ({
  context,
  request,
  baseURL,
}) => {
  test.slow();
  const paths = await routes(request);
  expect(paths.length).toBeGreaterThanOrEqual(30);
  expect(paths).toEqual(expect.arrayContaining(Object.keys(visibleForms)));

  const surplus: string[] = [];
  for (const path of paths) {
    for (const sent of await requestsOf(context, path)) {
      const { origin, pathname, href } = new URL(sent.url());
      const isForm = pathname === visibleForms[path];
      const isOwn = origin === baseURL && sent.resourceType() !== 'script';
      if (!isForm && !isOwn) surplus.push(`${path} asks for ${href}`);
    }
  }
  expect(surplus).toEqual([]);
});

test('every button that opens the dialog says where it stands', async ({ request }) => {
  for (const path of await routes(request)) {
    const html = await (await request.get(path, { failOnStatusCode: false })).text();
    const openers = [...html.matchAll(/<button[^>]*commandfor="quote-dialog"[^>]*>/g)];
    const sources = openers.map(([tag]) => /data-source="([a-z0-9-]+)"/.exec(tag)?.[1]);
    expect(sources, path).not.toContain(undefined);
    expect(sources, path).toEqual([...new Set(sources)]);
    expect(sources.length, path).toBeGreaterThan(0);
  }
});
