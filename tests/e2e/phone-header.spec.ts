import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { phoneMenu } from './support/menus.ts';
import { uncaughtErrors } from './support/provider.ts';

async function openMenu(page: Page): Promise<void> {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(phoneMenu(page)).toBeVisible();
}

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the top bar has both its links', async ({ page }) => {
    await page.goto('/about');
    const bar = page.getByRole('navigation', { name: 'Contact' });
    const area = bar.getByRole('link', { name: 'Serving Westerville & central Ohio' });
    const phone = bar.getByRole('link', { name: /^\(\d{3}\) \d{3}-\d{4}$/ });
    // 305 px: a screen of 320 px with a scrollbar that takes space.
    for (const width of [305, 320, 360, 412]) {
      await page.setViewportSize({ width, height: 740 });
      expect((await bar.boundingBox())?.height, `${width} px, one row`).toBeLessThan(48);
      await expect(area, `${width} px`).toBeInViewport({ ratio: 1 });
      await expect(phone, `${width} px`).toBeInViewport({ ratio: 1 });
    }
    await expect(area).toHaveAttribute('href', '/service-areas/westerville');
    await expect(phone).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  });

  test('the header keeps the name, Apply Now, and Menu in one row', async ({ page }) => {
    await page.goto('/about');
    const banner = page.getByRole('banner');
    const parts = [
      banner.getByRole('link', { name: /, home$/ }),
      banner.getByRole('button', { name: 'Apply Now' }),
      banner.getByRole('button', { name: 'Menu' }),
    ];
    for (const [width, height] of [
      [305, 568],
      [320, 180],
      [320, 568],
      [345, 740],
      [360, 740],
      [412, 915],
      [639, 900],
    ] as const) {
      await test.step(`${width} by ${height} px`, async () => {
        await page.setViewportSize({ width, height });
        const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
        const [logo, apply, menuButton] = boxes.map(
          (box) => box ?? { x: 0, y: 0, width: 0, height: 0 },
        );
        expect((await banner.boundingBox())?.height).toBeLessThan(80);
        expect(logo?.height).toBeLessThanOrEqual(44);
        expect(apply?.height).toBeGreaterThanOrEqual(44);
        expect(menuButton?.width).toBeGreaterThanOrEqual(44);
        expect(apply?.x).toBeGreaterThanOrEqual((logo?.x ?? 0) + (logo?.width ?? 0));
        expect(menuButton?.x).toBeGreaterThanOrEqual((apply?.x ?? 0) + (apply?.width ?? 0));
        expect((menuButton?.x ?? 0) + (menuButton?.width ?? 0)).toBeLessThanOrEqual(width);
        const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
        expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
        await parts[1]?.tap();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      });
    }
  });

  test('the menu has the phone and Close in one row, and names the ZIPs of each city', async ({
    page,
  }) => {
    await openMenu(page);
    for (const width of [305, 320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const phone = await phoneMenu(page).getByRole('link', { name: '(614)' }).boundingBox();
      const close = await phoneMenu(page).getByRole('button', { name: 'Close' }).boundingBox();
      expect(close?.x, `${width} px`).toBeGreaterThanOrEqual((phone?.x ?? 0) + (phone?.width ?? 0));
    }
    await phoneMenu(page).getByText('Service Area', { exact: true }).tap();
    const dublin = phoneMenu(page).getByRole('link', { name: 'Dublin' });
    await expect(dublin).toBeVisible();
    await expect(dublin).toContainText(/\b430\d\d\b/);
  });

  for (const key of ['Tab', 'Shift+Tab']) {
    test(`the menu covers the page, so it closes when ${key} leaves it`, async ({ page }) => {
      await openMenu(page);
      await phoneMenu(page).getByRole('link').first().focus();
      const focused = phoneMenu(page).locator(':focus');
      for (let presses = 0; presses < 20 && (await focused.count()) > 0; presses += 1)
        await page.keyboard.press(key);
      await expect(page.locator(':focus')).toBeVisible();
      await expect(phoneMenu(page)).toBeHidden();
    });
  }

  test('Back to a page that the browser has kept finds its menu closed', async ({ page }) => {
    await openMenu(page);
    await page.evaluate(() => {
      document.dispatchEvent(
        new PageTransitionEvent('pagehide', { persisted: true, bubbles: true }),
      );
    });
    await expect(phoneMenu(page)).toBeHidden();
  });

  test('a tablet that is turned keeps its menu, and the page scrolls when it is closed', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await openMenu(page);
    await page.setViewportSize({ width: 1180, height: 820 });
    await phoneMenu(page).getByRole('button', { name: 'Close' }).tap();
    await expect(phoneMenu(page)).toBeHidden();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test('a browser that knows no popovers shows the page and not the menu', async ({ page }) => {
    const errors = uncaughtErrors(page);
    await page.addInitScript(() => {
      for (const name of ['hidePopover', 'popover'])
        Reflect.deleteProperty(HTMLElement.prototype, name);
      addEventListener('DOMContentLoaded', () => {
        for (const menu of document.querySelectorAll('[popover]')) menu.removeAttribute('popover');
      });
    });
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(phoneMenu(page)).toBeHidden();
    expect(errors).toEqual([]);
  });
});
