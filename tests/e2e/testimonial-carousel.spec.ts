import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { listScripts } from './support/intent.ts';

const reviews = (page: Page) => page.getByRole('group', { name: 'Customer reviews' });
const pause = (page: Page) => page.getByRole('button', { name: 'Pause reviews' });
const resume = (page: Page) => page.getByRole('button', { name: 'Resume reviews' });
const dot = (page: Page, set: string) => page.getByRole('button', { name: `Show reviews ${set}` });

/** Places, counted from 0, of the reviews that are wholly inside the window. */
function shown(page: Page): Promise<number[]> {
  return reviews(page).evaluate((list) => {
    const window = list.getBoundingClientRect();
    return [...list.querySelectorAll('li')].flatMap((item, index) => {
      const { left, right } = item.getBoundingClientRect();
      return left >= window.left - 1 && right <= window.right + 1 ? [index] : [];
    });
  });
}

async function expectWindow(page: Page, start: number): Promise<void> {
  await expect.poll(() => shown(page)).toEqual([start, start + 1, start + 2, start + 3]);
}

/** Opens the home page on a clock that the test turns, with the reviews in view and the pointer elsewhere. */
async function openHydrated(page: Page): Promise<void> {
  await page.clock.install({ time: '2030-03-01T12:00:00' });
  await page.goto('/');
  await page.clock.pauseAt('2030-03-01T12:01:00');
  await page.mouse.move(2, 2);
  await reviews(page).scrollIntoViewIfNeeded();
  await expect(dot(page, '1 to 4')).toBeVisible();
}

/** Turns the clock by the time of a step. */
async function turn(page: Page, seconds = 5): Promise<void> {
  await page.clock.runFor(seconds * 1000);
}

test.use({ viewport: { width: 1280, height: 800 } });

test.describe('with script', () => {
  test.beforeEach(async ({ page }) => {
    await openHydrated(page);
  });

  test('moves by one every five seconds and begins again after the last full window', async ({
    page,
  }) => {
    await page.clock.runFor(4900);
    await expectWindow(page, 0);
    await page.clock.runFor(100);
    await expectWindow(page, 1);
    for (const start of [2, 3, 4, 0, 1]) {
      await turn(page);
      await expectWindow(page, start);
    }
  });

  test('has dots that lead to the sets and say which one is shown', async ({ page }) => {
    await expect(dot(page, '1 to 4')).toHaveAttribute('aria-current', 'true');
    await dot(page, '5 to 8').click();
    await expectWindow(page, 4);
    await expect(dot(page, '5 to 8')).toHaveAttribute('aria-current', 'true');
    await expect(dot(page, '1 to 4')).toHaveAttribute('aria-current', 'false');
    await page.mouse.move(2, 2);
    await turn(page);
    await expectWindow(page, 0);
    await expect(dot(page, '1 to 4')).toHaveAttribute('aria-current', 'true');
  });

  test('stops for good by the pause button, with mouse and keyboard', async ({ page }) => {
    await pause(page).click();
    await page.mouse.move(2, 2);
    await turn(page, 30);
    await expectWindow(page, 0);
    await resume(page).focus();
    await page.keyboard.press('Enter');
    await expect(pause(page)).toBeFocused();
    await turn(page);
    await expectWindow(page, 1);
    await page.keyboard.press('Space');
    await turn(page, 30);
    await expectWindow(page, 1);
  });

  test('stands still under the pointer and starts a new five seconds afterwards', async ({
    page,
  }) => {
    await page.clock.runFor(4000);
    await reviews(page).hover();
    await turn(page, 30);
    await expectWindow(page, 0);
    await page.mouse.move(2, 2);
    await page.clock.runFor(4900);
    await expectWindow(page, 0);
    await page.clock.runFor(200);
    await expectWindow(page, 1);
  });

  test('stands still while the keyboard is in it', async ({ page }) => {
    await pause(page).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(reviews(page)).toBeFocused();
    await turn(page, 30);
    await expectWindow(page, 0);
    await page.keyboard.press('Shift+Tab');
    await turn(page);
    await expectWindow(page, 1);
  });

  test('stops when reduced motion is switched on later', async ({ page }) => {
    await turn(page);
    await expectWindow(page, 1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(pause(page)).toBeHidden();
    await turn(page, 30);
    await expectWindow(page, 1);
    await dot(page, '5 to 8').click();
    await expectWindow(page, 4);
  });

  test('stops in a hidden tab and catches nothing up', async ({ page }) => {
    const setHidden = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await setHidden(true);
    await turn(page, 60);
    await expectWindow(page, 0);
    await setHidden(false);
    await page.clock.runFor(4900);
    await expectWindow(page, 0);
    await page.clock.runFor(200);
    await expectWindow(page, 1);
  });

  test('goes on from where the visitor scrolled by hand', async ({ page }) => {
    await reviews(page).evaluate((list) => {
      const second = list.querySelectorAll('li')[2];
      list.scrollTo({ left: second?.offsetLeft ?? 0, behavior: 'instant' });
    });
    await expectWindow(page, 2);
    await page.clock.runFor(200);
    await turn(page);
    await expectWindow(page, 3);
  });

  test('is a named region that announces nothing by itself', async ({ page }) => {
    const region = page.getByRole('region').filter({ has: reviews(page) });
    await expect(region.last()).toHaveAccessibleName(/\w/);
    await expect(region.last().locator('[aria-live], [role=status], [role=alert]')).toHaveCount(0);
  });

  test('tells the current dot by its size in forced colors', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const width = async (set: string) =>
      (await dot(page, set).locator('span').boundingBox())?.width ?? 0;
    expect(await width('1 to 4')).toBeGreaterThan(await width('5 to 8'));
    await expect(dot(page, '5 to 8').locator('span')).toHaveCSS('border-top-style', 'solid');
  });
});

test('never moves under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page);
  await turn(page, 30);
  await expectWindow(page, 0);
  await expect(pause(page)).toBeHidden();
});

test('fetches none of our script files before the reviews are seen', async ({ page }) => {
  const scripts = listScripts(page);
  await page.goto('/');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(scripts).toEqual([]);
  await reviews(page).scrollIntoViewIfNeeded();
  await expect(dot(page, '1 to 4')).toBeVisible();
  expect(scripts.length).toBeLessThanOrEqual(3);
});

test('prints all reviews', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  await expect(reviews(page)).toHaveCSS('overflow-x', 'visible');
  const boxes = await reviews(page)
    .getByRole('listitem')
    .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().right));
  expect(boxes).toHaveLength(8);
  expect(Math.max(...boxes)).toBeLessThanOrEqual(1280);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('has all eight reviews to scroll by keyboard, and no dead button', async ({ page }) => {
    await page.goto('/');
    await expect(reviews(page).getByRole('listitem')).toHaveCount(8);
    await expect(dot(page, '1 to 4')).toBeHidden();
    await expect(pause(page)).toBeHidden();
    await reviews(page).focus();
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      expect((await shown(page)).at(-1)).toBe(7);
    }).toPass();
  });
});

test.describe('touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('shows one review and a bit of the next, and pauses for good at a tap', async ({ page }) => {
    await openHydrated(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
    expect(await shown(page)).toEqual([0]);
    await pause(page).tap();
    await page.clock.runFor(30_000);
    expect(await shown(page)).toEqual([0]);
    await resume(page).tap();
    await page.clock.runFor(5000);
    await expect.poll(() => shown(page)).toEqual([1]);
  });
});
