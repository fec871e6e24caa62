import { expect, test } from '@playwright/test';
import { routes } from '../site/routes.ts';
import { providerPaths } from './support/provider.ts';

/** Routes with a form in sight, and the form each asks the provider for. */
const visibleForms: Record<string, string> = {
  '/': providerPaths.mainForm,
  '/gallery': providerPaths.secondForm,
  '/faqs': providerPaths.secondForm,
  '/help': providerPaths.secondForm,
};

const paths = [...routes.map(({ path }) => path), '/no-such-page'];

test.describe('before a visitor does something, no script and no foreign host but the visible form is asked for', () => {
  for (const path of paths) {
    test(path, async ({ page, baseURL }) => {
      const form = visibleForms[path];
      const surplus: string[] = [];
      page.on('request', (sent) => {
        // What a frame loads for itself is the provider's business.
        if (sent.frame() !== page.mainFrame() && !sent.isNavigationRequest()) return;
        const { origin, pathname, href } = new URL(sent.url());
        const isOwn = origin === baseURL && sent.resourceType() !== 'script';
        if (!isOwn && pathname !== form) surplus.push(href);
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('iframe')).toHaveCount(form === undefined ? 0 : 1);
      expect(surplus).toEqual([]);
    });
  }
});

test('every button that opens the dialog says where it stands', async ({ request }) => {
  for (const path of paths) {
    const html = await (await request.get(path, { failOnStatusCode: false })).text();
    const openers = [...html.matchAll(/<button[^>]*command="show-modal"[^>]*>/g)];
    const sources = openers.map(([tag]) => /data-source="([a-z0-9-]+)"/.exec(tag)?.[1]);
    expect(sources, path).not.toContain(undefined);
    expect(sources, path).toEqual([...new Set(sources)]);
    expect(sources.length, path).toBeGreaterThan(0);
  }
});
