import { expect, test } from '@playwright/test';
import { oneRouteOfEachKind, routes } from '../site/routes.ts';

/** Every width at which something changes, and those of real screens between. */
const widths = [
  320, 340, 360, 390, 412, 480, 560, 639, 640, 700, 767, 768, 900, 1023, 1024, 1180, 1280, 1440,
  1920,
];

test.describe('no page scrolls sideways at any width from 320 px up', () => {
  for (const { path, kind } of [
    ...oneRouteOfEachKind,
    { path: '/loan-programs/va', kind: 'the longest label' },
  ]) {
    test(`${kind}, ${path}`, async ({ page }) => {
      await page.goto(path);
      const tooWide: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const needed = await page.evaluate(() => document.documentElement.scrollWidth);
        if (needed > width) tooWide.push(`${width} px: needs ${needed}`);
      }
      expect(tooWide).toEqual([]);
    });
  }
});

test.describe('a phone set to text of twice the size scrolls no page sideways', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  for (const path of [...routes.map((route) => route.path), '/no-such-page']) {
    test(path, async ({ page }) => {
      const protocol = await page.context().newCDPSession(page);
      await protocol.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      await page.goto(path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        '32px',
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  }

  test('nor its menu', async ({ page }) => {
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Mobile' });
    await expect(menu.getByRole('link', { name: /^\(614\)/ })).toBeVisible();
    for (const group of await menu.locator('summary').all()) await group.click();
    const [needed, width] = await menu.evaluate((it) => [it.scrollWidth, it.clientWidth]);
    expect(needed).toBe(width);
  });
});

test.describe('without script every page reads the same', { tag: '@no-script' }, () => {
  for (const { path, kind } of oneRouteOfEachKind) {
    test(`${kind}, ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('Equal Housing Opportunity');
    });
  }
});
