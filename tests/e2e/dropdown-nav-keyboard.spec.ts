import { expect, test } from '@playwright/test';
import {
  expectAllClosed,
  expectOpen,
  link,
  nav,
  openHydrated,
  topLabels,
  trigger,
} from './support/menus.ts';
import { holdScripts } from './support/presses.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('opens nothing on Tab alone, which stops at visible controls only', async ({ page }) => {
  await openHydrated(page);
  await link(page, 'Home').focus();
  for (const name of topLabels.slice(1)) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(name);
  }
  await expectAllClosed(page);
});

test('toggles with Enter and Space, moves through the links with Tab, and closes with Escape', async ({
  page,
}) => {
  await page.clock.install();
  await openHydrated(page);
  await trigger(page, 'Resources').focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expectOpen(page, 'Resources');
    await page.clock.fastForward(500);
    await page.keyboard.press(key);
    await expectAllClosed(page);
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(nav(page).getByRole('link').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expectAllClosed(page);
  await expect(trigger(page, 'Resources')).toBeFocused();
});

test('moves through the row and the links with arrow keys, and closes on leaving', async ({
  page,
}) => {
  await openHydrated(page);
  await link(page, 'Home').focus();
  await page.keyboard.press('ArrowRight');
  await expect(trigger(page, 'Loan Products')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expectOpen(page, 'Loan Products');
  await expect(link(page, 'Conventional')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(link(page, 'FHA')).toBeFocused();
  await page.keyboard.press('End');
  await expect(link(page, 'All Loan Programs')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(link(page, 'Conventional')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(trigger(page, 'Loan Products')).toBeFocused();
  await expectOpen(page, 'Loan Products');
  await page.keyboard.press('ArrowUp');
  await expect(link(page, 'All Loan Programs')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(trigger(page, 'Resources')).toBeFocused();
  await expectAllClosed(page);
  await page.keyboard.press('ArrowLeft');
  await expect(trigger(page, 'Loan Products')).toBeFocused();
});

test('counts a key press before React has loaded once', async ({ page }) => {
  await page.goto('/');
  await trigger(page, 'Service Area').focus();
  await page.keyboard.press('Enter');
  await expectOpen(page, 'Service Area');
  await expect(link(page, 'New Albany')).toBeVisible();
});

test('closes a menu at once when Tab leaves it before React has loaded, so Shift+Tab leads to its button', async ({
  page,
}) => {
  await holdScripts(page);
  await page.goto('/');
  await trigger(page, 'Loan Products').press('Enter');
  await link(page, 'All Loan Programs').focus();
  // Freezes transitions, so the delay before a menu closes never ends.
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.keyboard.press('Tab');
  await expect(trigger(page, 'Resources')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(trigger(page, 'Loan Products')).toBeFocused();
  await expect(link(page, 'All Loan Programs')).toBeHidden();
});

for (const [place, keys] of [
  ['the button', []],
  ['a link', ['Tab']],
] as const) {
  test(`moves focus from ${place} of an open menu to the phone menu's button when a turned tablet hides the menus, and back to the row`, async ({
    page,
  }) => {
    await openHydrated(page);
    await trigger(page, 'Resources').press('Enter');
    for (const key of keys) await page.keyboard.press(key);
    await page.setViewportSize({ width: 800, height: 1280 });
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(link(page, 'Home')).toBeFocused();
    await expectAllClosed(page);
  });
}

test('does not open a menu again that a turned tablet hid before React had loaded', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/');
  await trigger(page, 'Resources').press('Enter');
  await expect(link(page, 'Calculator')).toBeVisible();
  await page.setViewportSize({ width: 800, height: 1280 });
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  release();
  await expect(page.locator('nav[data-ready]')).toBeAttached();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(trigger(page, 'Resources')).toBeVisible();
  await expectAllClosed(page);
});

test('closes an open menu that a turned tablet hides, wherever the focus is', async ({ page }) => {
  await openHydrated(page);
  // A tap as Safari reports it: it doesn't focus a button. A mouse would go on hovering.
  await trigger(page, 'Resources').dispatchEvent('click');
  await expectOpen(page, 'Resources');
  await page.setViewportSize({ width: 800, height: 1280 });
  // A busy browser takes two quick turns for one, and then nothing was hidden.
  const expanded = { expanded: true, includeHidden: true } as const;
  await expect(page.getByRole('button', expanded)).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAllClosed(page);
});
