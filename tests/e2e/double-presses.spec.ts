import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { phoneMenu } from './support/menus.ts';
import { drag, forgetCommands, holdScripts, middle, pressRepeatedly } from './support/presses.ts';
import type { Point } from './support/presses.ts';
import { applyNow, dialog, remodelingDialog, wakeDialog } from './support/quote-dialog.ts';

const outside: Point = { x: 20, y: 400 };
const main = (page: Page) => page.getByRole('main');
const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' });

/** Closes the dialog, and lets the time pass in which a press would count as part of a double one. */
async function closeForGood(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.clock.runFor(1000);
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test.describe('several presses on an opener leave one open dialog', () => {
  test('two or three clicks at different speeds', async ({ page }) => {
    await page.goto('/about');
    await wakeDialog(page);
    const { x, y } = await middle(applyNow(page));
    for (const [gap, times] of [
      [20, 2],
      [150, 2],
      [400, 2],
      [150, 3],
      [400, 3],
    ] as const) {
      await pressRepeatedly(page, () => page.mouse.click(x, y), gap, times);
      await expect(dialog(page), `${times} clicks, ${gap} ms apart`).toBeVisible();
      await closeForGood(page);
    }
  });

  test('at the top and at the end of a page, before the script is there', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/loan-programs/va');
    const openers = main(page).locator('button[commandfor]');
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      for (const opener of [openers.first(), openers.last()]) {
        const { x, y } = await middle(opener);
        await pressRepeatedly(page, () => page.mouse.click(x, y), 150);
        await expect(dialog(page), `${width} px`).toBeVisible();
        await closeForGood(page);
      }
    }
  });

  for (const key of ['Enter', 'Space']) {
    test(`${key} twice, though the first moves the focus to the close button`, async ({ page }) => {
      await page.goto('/about');
      await applyNow(page).focus();
      await pressRepeatedly(page, () => page.keyboard.press(key), 150);
      await expect(dialog(page)).toBeVisible();
      await page.clock.runFor(500);
      await page.keyboard.press(key);
      await expect(dialog(page)).toBeHidden();
    });
  }

  test('Enter held down', async ({ page }) => {
    await page.goto('/about');
    await applyNow(page).focus();
    await pressRepeatedly(page, () => page.keyboard.down('Enter'), 300, 6);
    await expect(dialog(page)).toBeVisible();
  });

  for (const script of ['on its way', 'there']) {
    test(`without invoker commands, the script ${script}`, async ({ page }) => {
      await forgetCommands(page);
      const release = await holdScripts(page);
      await page.goto('/about');
      if (script === 'there') {
        release();
        await wakeDialog(page);
      }
      const { x, y } = await middle(applyNow(page));
      await pressRepeatedly(page, () => page.mouse.click(x, y), 150);
      release();
      await expect(dialog(page)).toBeVisible();
    });
  }

  test('taps, in the phone menu as well, which a double tap opens @phone', async ({ page }) => {
    await page.goto('/about');
    const menu = await middle(menuButton(page));
    await pressRepeatedly(page, () => page.touchscreen.tap(menu.x, menu.y), 150);
    await expect(phoneMenu(page)).toBeVisible();
    await page.clock.runFor(500);
    const { x, y } = await middle(phoneMenu(page).getByRole('button', { name: 'Apply Now' }));
    await pressRepeatedly(page, () => page.touchscreen.tap(x, y), 150);
    await expect(dialog(page)).toBeVisible();
    await expect(phoneMenu(page)).toBeHidden();
  });
});

test.describe('a dialog closes by a press outside', () => {
  test.beforeEach(async ({ page }) => {
    await holdScripts(page);
    await page.goto('/about');
    await pressRepeatedly(page, () => applyNow(page).click(), 0, 1);
  });

  test('500 ms after the one that opened it and not before', async ({ page }) => {
    await page.clock.runFor(499);
    await page.mouse.click(outside.x, outside.y);
    await expect(dialog(page)).toBeVisible();
    await page.clock.runFor(1);
    await page.mouse.click(outside.x, outside.y);
    await expect(dialog(page)).toBeHidden();
    await expect(applyNow(page)).toBeFocused();
  });

  test('that begins and ends there, so marking text keeps it open', async ({ page }) => {
    await page.clock.runFor(500);
    const inside = await middle(dialog(page).getByText('loan officer').first());
    await drag(page, inside, outside);
    await expect(dialog(page)).toBeVisible();
    await drag(page, outside, inside);
    await expect(dialog(page)).toBeVisible();
    await drag(page, outside, { x: outside.x + 30, y: outside.y });
    await expect(dialog(page)).toBeHidden();
  });

  test('while Escape and its button close it at any time', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await applyNow(page).click();
    await dialog(page).getByRole('button', { name: 'Close' }).first().click();
    await expect(dialog(page)).toBeHidden();
  });
});

test("the sister company's dialog keeps to the same rule", async ({ page }) => {
  await page.goto('/service-areas');
  const { x, y } = await middle(page.getByRole('button', { name: 'Get Your Free Quote' }));
  await pressRepeatedly(page, () => page.mouse.click(x, y), 150);
  await expect(remodelingDialog(page)).toBeVisible();
  await page.clock.runFor(500);
  await page.mouse.click(outside.x, outside.y);
  await expect(remodelingDialog(page)).toBeHidden();
});

test.describe('the phone menu', () => {
  test.use({ viewport: { width: 768, height: 700 } });

  test('opens at a double-click, and the link below the pointer is not followed', async ({
    page,
  }) => {
    await page.goto('/about');
    const { x, y } = await middle(menuButton(page));
    await pressRepeatedly(page, () => page.mouse.click(x, y), 150);
    await expect(phoneMenu(page)).toBeVisible();
    await expect(page).toHaveURL('/about');
  });

  test('opens at a double-click without script, too @no-script', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 700 });
    await page.goto('/about');
    const { x, y } = await middle(menuButton(page));
    await page.mouse.dblclick(x, y);
    await expect(phoneMenu(page)).toBeVisible();
    await expect(page).toHaveURL('/about');
  });

  test('opens at two presses of Enter', async ({ page }) => {
    await page.goto('/about');
    await menuButton(page).focus();
    await pressRepeatedly(page, () => page.keyboard.press('Enter'), 150);
    await expect(phoneMenu(page)).toBeVisible();
  });

  test('closes by a press beside it, 500 ms after it was opened', async ({ page }) => {
    await page.goto('/about');
    // The style sheet counts the time. It is stopped in the moment of opening.
    const shield = await menuButton(page).evaluateHandle((button: HTMLElement) => {
      button.click();
      const [animation] = document.getAnimations();
      animation?.pause();
      return animation;
    });
    await page.mouse.click(outside.x, outside.y);
    await expect(phoneMenu(page)).toBeVisible();
    await shield.evaluate((animation) => animation?.finish());
    const inside = await middle(phoneMenu(page).getByText('Resources'));
    await drag(page, inside, outside);
    await expect(phoneMenu(page)).toBeVisible();
    await drag(page, outside, inside);
    await expect(phoneMenu(page)).toBeVisible();
    await page.mouse.click(outside.x, outside.y);
    await expect(phoneMenu(page)).toBeHidden();
  });
});
