import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { htmlOf, servePieces } from './support/pieces.ts';

const menu = (page: Page) => page.getByRole('button', { name: 'Loan Products' });
const menuLinks = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^All Loan Programs/ });

for (const [what, file] of [
  ['the component', '**/_astro/MenuBehavior*.js*'],
  ['the adapter', '**/_astro/client*.js*'],
] as const) {
  test(`asks once more for ${what} when it fails to load`, async ({ page }) => {
    const tries: string[] = [];
    await page.route(file, async (route) => {
      tries.push(new URL(route.request().url()).search.replace(/\d+$/, ''));
      await (tries.length === 1 ? route.abort() : route.continue());
    });
    await page.goto('/about');
    await menu(page).click();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(menuLinks(page)).toBeVisible();
    expect(tries).toEqual(['', '?astro-retry=']);
  });
}

const missing = { status: 404 };
const signIn = { contentType: 'text/html', body: '<p>Please sign in</p>' };

for (const [what, file, answer] of [
  ['the component never comes', '**/_astro/MenuBehavior*.js*', missing],
  ['the adapter never comes', '**/_astro/client*.js*', missing],
  ['React never comes', '**/_astro/react*.js*', missing],
  ['another document comes for the component', '**/_astro/MenuBehavior*.js*', signIn],
] as const) {
  test(`keeps the content when ${what}`, async ({ page }) => {
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

test('opens a menu as soon as the rest of the page has arrived', async ({ page }) => {
  // A browser that does not know this link shows half a page, too.
  const [half = '', rest = '', ...more] = (await htmlOf('/about'))
    .replace(/<link rel="expect"[^>]*>/, '')
    .split(/(?=<a href="\/loan-programs">All Loan Programs)/);
  const { address, sendNext, close } = await servePieces('/about', [half, rest + more.join('')]);
  try {
    const opened = page.goto(address, { waitUntil: 'commit' });
    await sendNext();
    await opened;
    await expect(menu(page)).not.toHaveAttribute('aria-expanded');
    await sendNext();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await menu(page).click();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(menuLinks(page)).toBeVisible();
  } finally {
    await close();
  }
});
