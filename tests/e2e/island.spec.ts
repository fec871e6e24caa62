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
    expect(tries).toEqual(['', '?astro-retry=']);
  });
}

for (const [what, answer] of [
  ['never comes', { status: 404 }],
  ['is another document', { contentType: 'text/html', body: '<p>Please sign in</p>' }],
] as const) {
  for (const file of [
    '**/_astro/MenuBehavior*.js*',
    '**/_astro/client*.js*',
    '**/_astro/react*.js*',
  ]) {
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

test('a menu works as soon as the rest of the page has come', async ({ page }) => {
  // A browser that does not know this link shows half a page, too.
  const [half = '', rest = '', ...more] = (await htmlOf('/about'))
    .replace(/<link rel="expect"[^>]*>/, '')
    .split(/(?=<a href="\/loan-programs">All Loan Programs)/);
  const { address, sendNext, close } = await servePieces('/about', [half, rest + more.join('')]);
  try {
    const opened = page.goto(address, { waitUntil: 'commit' });
    await sendNext();
    await opened;
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
    await sendNext();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await menu(page).click();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(menuLinks(page)).toBeVisible();
  } finally {
    await close();
  }
});
