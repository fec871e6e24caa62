import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  cutProviderOff,
  waitForAllRequests,
  foreignRequests,
  holdBack,
  providerPaths,
  switchFaults,
  uncaughtErrors,
} from './support/provider.ts';
import { applyNow, dialog } from './support/quote-dialog.ts';

const chatButton = (page: Page) => page.getByRole('button', { name: 'Chat with us' });
const news = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const panel = (page: Page) => page.getByRole('region', { name: 'Chat' });

test('asks the provider for nothing before it is pressed, then opens', async ({ page }) => {
  await page.clock.install();
  const requests = foreignRequests(page);
  await page.goto('/about');
  await chatButton(page).hover();
  await waitForAllRequests(page);
  expect(requests).toEqual([]);
  await chatButton(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(news(page, 'The chat is open.')).toBeVisible();
  expect(requests.map((address) => new URL(address).pathname)).toEqual([providerPaths.chatLoader]);
});

test('says that it is loading, and loads once however often it is pressed', async ({ page }) => {
  await page.goto('/about');
  const release = await holdBack(page, providerPaths.chatLoader);
  const requests = foreignRequests(page);
  await chatButton(page).press('Enter');
  await chatButton(page).press('Enter');
  await expect(news(page, 'The chat is loading.')).toBeVisible();
  await expect(chatButton(page)).toBeFocused();
  release();
  await expect(panel(page)).toHaveCount(1);
  expect(requests).toHaveLength(1);
});

test.describe('names the phone and can be tried again', () => {
  test('when the provider is down', async ({ page }) => {
    const errors = uncaughtErrors(page);
    await page.goto('/about');
    await cutProviderOff(page);
    await chatButton(page).click();
    await expect(news(page, 'The chat didn’t load. Please call (614)')).toBeVisible();
    await page.unrouteAll();
    await chatButton(page).click();
    await expect(panel(page)).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('when the provider does not answer for 8 seconds', async ({ page, context }) => {
    await switchFaults(context, { [providerPaths.chatLoader]: { hang: true } });
    await page.clock.install();
    await page.goto('/about');
    await chatButton(page).click();
    await expect(news(page, 'The chat is loading.')).toBeVisible();
    await page.clock.fastForward(8000);
    await expect(news(page, 'The chat didn’t load.')).toBeVisible();
    await expect(chatButton(page)).toBeEnabled();
  });
});

/** Widths of screens, and the tightest with the button beside the page and not in it. */
const widths = [320, 412, 768, 1280, 1440, 1600, 1920];

test('covers no link and no button, wherever the page is scrolled to', async ({ page }) => {
  await page.goto('/help');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const covered = await chatButton(page).evaluate((button) => {
      const box = button.parentElement ?? button;
      const topOf = (element: Element) => element.getBoundingClientRect().top + scrollY;
      const [before, after] = [0, document.documentElement.scrollHeight].map((top) => {
        scrollTo({ top, behavior: 'instant' });
        return topOf(box);
      });
      const staysOnScreen = before !== after;
      const own = box.getBoundingClientRect();
      return [...document.querySelectorAll('main a, main button, footer a, footer button')]
        .filter((control) => !box.contains(control) && control.checkVisibility())
        .filter((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          const isInLine = left < own.right && right > own.left;
          return isInLine && (staysOnScreen || (top < own.bottom && bottom > own.top));
        })
        .map((control) => control.textContent.trim());
    });
    expect(covered, `${width} px`).toEqual([]);
  }
});

test('stays below the open quote dialog', async ({ page }) => {
  await page.setViewportSize({ width: 1680, height: 900 });
  await page.clock.install();
  await page.goto('/about');
  await expect(chatButton(page)).toBeInViewport();
  const box = await chatButton(page).boundingBox();
  await applyNow(page).click();
  await page.clock.fastForward(500);
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await expect(dialog(page)).toBeHidden();
  await expect(news(page, 'The chat is loading.')).toHaveCount(0);
});

test('is a link to the help page without script @no-script', async ({ page }) => {
  await page.goto('/about');
  await expect(chatButton(page)).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help and contact' }).click();
  await expect(page).toHaveURL('/help');
});
