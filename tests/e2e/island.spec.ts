import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { testOrigin } from '../../scripts/test-site/settings.ts';

const menu = (page: Page) => page.getByRole('button', { name: 'Loan Products' });
const menuLinks = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^All Loan Programs/ });

for (const [what, file, tried] of [
  ['the component', '**/_astro/MenuBehavior*.js*', ['', '?astro-retry=']],
  // A second copy under another address would be a second React, and take the content away.
  ['React', '**/_astro/client*.js*', ['', '']],
] as const) {
  test(`a file that did not come is asked for once more: ${what}`, async ({ page }) => {
    const tries: string[] = [];
    await page.route(file, async (route) => {
      tries.push(new URL(route.request().url()).search.replace(/\d+$/, ''));
      await (tries.length === 1 ? route.abort() : route.continue());
    });
    await page.goto('/about');
    await menu(page).click();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(menuLinks(page)).toBeVisible();
    expect(tries).toEqual(tried);
  });
}

for (const [what, answer] of [
  ['never comes', { status: 404 }],
  ['is another document', { contentType: 'text/html', body: '<p>Please sign in</p>' }],
  ['is empty', { contentType: 'text/javascript', body: '' }],
] as const) {
  for (const file of ['**/_astro/MenuBehavior*.js*', '**/_astro/client*.js*']) {
    test(`the content stays when ${file.slice(10, -5)} ${what}`, async ({ page }) => {
      await page.route(file, (route) => route.fulfill(answer));
      await page.goto('/about');
      await menu(page).hover();
      await expect(
        page.locator('astro-island[data-failed]').filter({ has: menu(page) }),
      ).toBeAttached();
      await menu(page).focus();
      await page.keyboard.press('Enter');
      await expect(menuLinks(page)).toBeVisible();
    });
  }
}

/** Serves the test site, but its pages only as far as the given text, until the rest is let go. */
async function servePart(end: string) {
  const gate = Promise.withResolvers<undefined>();
  const server = createServer((request, response) => {
    void answer(request.url ?? '')
      .then(async ({ type, body }) => {
        response.writeHead(200, { 'Content-Type': type });
        const part = type.includes('html') ? body.indexOf(end) : 0;
        if (part === -1) throw new Error(`No page is cut: ${request.url} has no ${end}`);
        response.write(body.subarray(0, part));
        if (part > 0) await gate.promise;
        response.end(body.subarray(part));
      })
      .catch((error: unknown) => {
        response.destroy(error instanceof Error ? error : undefined);
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

async function answer(path: string): Promise<{ type: string; body: Buffer }> {
  const response = await fetch(testOrigin + path);
  const type = response.headers.get('content-type') ?? '';
  return { type, body: Buffer.from(await response.arrayBuffer()) };
}

/** Waits until the files of the menus have been run, and for what that might set off. */
const runFiles = (page: Page) =>
  page.locator('astro-island[component-export="MenuBehavior"]').evaluate(async (island) => {
    for (const name of ['component-url', 'renderer-url'])
      await import(String(island.getAttribute(name)));
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  });

test('code that is here before the rest of the page waits for it', async ({ page }) => {
  const { origin, release, stop } = await servePart('<a href="/loan-programs">All Loan Programs');
  try {
    await page.goto(`${origin}/about`, { waitUntil: 'commit' });
    await menu(page).click();
    await runFiles(page);
    await expect(page.locator('astro-island[ssr]').filter({ has: menu(page) })).toBeAttached();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
    release();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(menuLinks(page)).toBeVisible();
  } finally {
    release();
    stop();
  }
});
