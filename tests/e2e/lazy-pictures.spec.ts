import { expect, test, type Page } from '@playwright/test';
import { phone } from '../site/budgets.ts';
import { waitForAllRequests } from './support/provider.ts';

const { width, height, density } = phone;
test.use({ viewport: { width, height }, deviceScaleFactor: density });

/** Number of pictures in sight that are not there yet or stand outside their frames. */
const unseen = (page: Page) =>
  page.evaluate(
    () =>
      [...document.images].filter((image) => {
        if (image.loading !== 'lazy') return !image.complete;
        if (!image.checkVisibility()) return false;
        const frame = image.closest('picture')?.getBoundingClientRect();
        if (!frame || frame.bottom < 0 || frame.top > innerHeight) return false;
        const { top, bottom } = image.getBoundingClientRect();
        return top !== frame.top || bottom !== frame.bottom || !image.complete;
      }).length,
  );

test.describe(
  'every picture of a list stands in its frame when it is scrolled to',
  { tag: '@phone' },
  () => {
    for (const path of ['/gallery', '/blog']) {
      for (const reducedMotion of ['reduce', 'no-preference'] as const) {
        test(`${path}, motion: ${reducedMotion}`, async ({ page }) => {
          await page.emulateMedia({ reducedMotion });
          await page.goto(path);
          const pictures = await page.locator('main picture').filter({ visible: true }).all();
          expect(pictures.length).toBeGreaterThan(5);
          for (const picture of pictures) {
            await picture.scrollIntoViewIfNeeded();
            await expect.poll(() => unseen(page)).toBe(0);
          }
          // Back at the top nothing has gone.
          await page.keyboard.press('Control+Home');
          await expect.poll(() => unseen(page)).toBe(0);
        });
      }
    }

    test('one is fetched before it comes into sight', async ({ page }) => {
      await page.clock.install();
      await page.goto('/gallery');
      await waitForAllRequests(page);
      const third = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3 }) })
        .nth(2)
        .getByRole('img');
      await expect(third).toHaveJSProperty('currentSrc', '');
      const isBelow = () =>
        third.evaluate((image) => {
          const frame = image.closest('picture')?.getBoundingClientRect().top ?? 0;
          scrollBy(0, frame - innerHeight - 200);
          return frame > innerHeight;
        });
      expect(await isBelow()).toBe(true);
      await expect(third).not.toHaveJSProperty('currentSrc', '');
      expect(await isBelow()).toBe(true);
    });

    test('words of pictures that are not fetched yet are there for a screen reader', async ({
      page,
    }) => {
      await page.goto('/gallery');
      const words = await page
        .locator('main picture img')
        .evaluateAll((images) =>
          images
            .filter((image) => image.checkVisibility())
            .map((image) => image.getAttribute('alt') ?? ''),
        );
      expect(words.length).toBeGreaterThan(5);
      for (const name of words) await expect(page.getByRole('img', { name })).toHaveCount(1);
    });

    test('a picture that was hidden comes when it is chosen', async ({ page }) => {
      await page.goto('/gallery');
      await page.getByRole('radio', { name: 'Before' }).check();
      const before = page
        .getByRole('figure')
        .filter({ hasText: /^Before/ })
        .getByRole('img');
      await expect(before).toBeVisible();
      await expect.poll(() => unseen(page)).toBe(0);
      await expect(before).toHaveJSProperty('complete', true);
    });

    test('on paper all of them stand in their frames', async ({ page }) => {
      await page.goto('/gallery');
      await page.emulateMedia({ media: 'print' });
      const outside = await page
        .locator('main picture img')
        .evaluateAll(
          (images) =>
            images.filter(
              (image) =>
                image.getBoundingClientRect().top !==
                image.closest('picture')?.getBoundingClientRect().top,
            ).length,
        );
      expect(outside).toBe(0);
    });
  },
);
