import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { testOrigin } from '../../scripts/test-site/settings.ts';

const menu = (page: Page) => page.getByRole('button', { name: 'Loan Products' });
const menuLinks = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^All Loan Programs/ });

test('a file that did not come is asked for once more', async ({ page }) => {
  const tries: string[] = [];
  await page.route('**/_astro/MenuBehavior*.js*', async (route) => {
    tries.push(new URL(route.request().url()).search.replace(/\d+$/, ''));
    await (tries.length === 1 ? route.abort() : route.continue());
  });
  await page.goto('/about');
  await menu(page).click();
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(menuLinks(page)).toBeVisible();
  expect(tries).toEqual(['', '?astro-retry=']);
});

/** Serves the test site, but a page only as far as the given text, until the rest is let go. */
async function servePart(end: string) {
  const gate = Promise.withResolvers<undefined>();
  const server = createServer((request, response) => {
    void fetch(testOrigin + (request.url ?? '')).then(async (answer) => {
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'Content-Type': type });
      const body = Buffer.from(await answer.arrayBuffer());
      const part = type.includes('html') ? body.indexOf(end) : -1;
      if (part !== -1) {
        response.write(body.subarray(0, part));
        await gate.promise;
      }
      response.end(body.subarray(Math.max(part, 0)));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    release: () => {
      gate.resolve(undefined);
    },
    stop: () => server.close(),
  };
}

test('code that is here before the rest of the page waits for it', async ({ page }) => {
  const { origin, release, stop } = await servePart('<a href="/loan-programs">All Loan Programs');
  const adapter = page.waitForResponse(/\/_astro\/client\..*\.js/);
  await page.goto(`${origin}/about`, { waitUntil: 'commit' });
  await menu(page).click();
  await (await adapter).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(menuLinks(page)).toBeVisible();
  stop();
});
