import { expect, test } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
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

test('no page asks for a script, or for another host but its own form, before a visitor does something', async ({
  page,
  request,
  baseURL,
}) => {
  test.slow();
  const site = new URL(baseURL ?? '').origin;
  const paths = await routes(request);
  expect(paths.length).toBeGreaterThanOrEqual(30);
  expect(paths).toEqual(expect.arrayContaining(Object.keys(visibleForms)));

  const asked: { type: string; url: URL }[] = [];
  page.on('request', (sent) => {
    const insideFrame = sent.frame() !== page.mainFrame() && !sent.isNavigationRequest();
    if (!insideFrame) asked.push({ type: sent.resourceType(), url: new URL(sent.url()) });
  });

  const found: Record<string, string[]> = {};
  const expected: Record<string, string[]> = {};
  for (const path of paths) {
    asked.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    const form = visibleForms[path];
    // A lazy frame far below is asked for when it comes near.
    const frames = await page.locator('iframe').count();
    expect(frames, `frames on ${path}`).toBe(form === undefined ? 0 : 1);
    found[path] = asked
      .filter(({ type, url }) => type === 'script' || url.origin !== site)
      .filter(({ url }) => url.pathname !== form)
      .map(({ type, url }) => `${type} ${url.href}`);
    expected[path] = [];
  }
  expect(found).toEqual(expected);
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
