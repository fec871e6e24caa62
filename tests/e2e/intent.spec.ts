import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { countOpenings, dialog, listScripts, menu, menuLink } from './support/intent.ts';
import { forgetCommands, holdScripts, stopClock } from './support/presses.ts';
import { applyNow, wakeDialog } from './support/quote-dialog.ts';

/** Runs in the page: waits as many frames as a key's scrolling takes to begin. */
async function waitForScrolling(): Promise<void> {
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
}

test.describe('before intent', () => {
  test('nothing is fetched, whatever else the pointer and the keyboard touch', async ({ page }) => {
    const scripts = listScripts(page);
    await page.goto('/about');
    await page.keyboard.press('Tab');
    await page.getByRole('heading', { level: 1 }).click();
    await page.getByRole('contentinfo').getByRole('link').first().hover();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(scripts).toEqual([]);
  });

  test('the first island costs three requests at the most, the second one more', async ({
    page,
  }) => {
    const scripts = listScripts(page);
    await page.goto('/about');
    await menu(page).press('Enter');
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
    const first = scripts.length;
    expect(first).toBeLessThanOrEqual(3);
    await wakeDialog(page);
    expect(scripts).toHaveLength(first + 1);
    expect(new Set(scripts).size).toBe(first + 1);
  });
});

test.describe('while the code is on the way', () => {
  for (const [name, press] of [
    ['a click', async (page: Page) => menu(page).click()],
    ['a double click', async (page: Page) => menu(page).dblclick()],
    ['Enter', async (page: Page) => menu(page).press('Enter')],
    ['Space', async (page: Page) => menu(page).press('Space')],
  ] as const) {
    test(`${name} opens a menu at once, and it stays where it is when React takes over`, async ({
      page,
    }) => {
      const release = await holdScripts(page);
      await page.goto('/about');
      await countOpenings(page);
      await press(page);
      await expect(menuLink(page)).toBeVisible();
      const place = await menuLink(page).boundingBox();
      release();
      await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(menuLink(page)).toBeVisible();
      expect(await menuLink(page).boundingBox()).toEqual(place);
      await expect(page).toHaveTitle('Openings: 1');
    });
  }

  test('the focus stays on a link of an open menu when React takes over', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/about');
    await menu(page).press('Enter');
    await page.keyboard.press('Tab');
    await expect(menuLink(page, 'Westerville')).toBeFocused();
    release();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(menuLink(page, 'Westerville')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menuLink(page, 'Columbus')).toBeFocused();
  });

  for (const [key, name] of [
    ['ArrowDown', 'Westerville'],
    ['ArrowUp', 'New Albany'],
  ] as const) {
    test(`${key} opens the menu with the focus in it, and does not scroll`, async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/about');
      await menu(page).focus();
      await page.evaluate(() => {
        scrollTo(0, 20);
      });
      await page.keyboard.press(key);
      await page.evaluate(waitForScrolling);
      release();
      await expect(menuLink(page, name)).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(20);
    });
  }

  test('an arrow key on a button that opens nothing scrolls', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/resources/calculator');
    await page.getByRole('button', { name: 'Calculate', exact: true }).focus();
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  });

  for (const [what, where, moveOn] of [
    [
      'a press elsewhere',
      '/about',
      (page: Page) => page.getByRole('heading', { level: 1 }).click(),
    ],
    [
      'Shift and Tab',
      '/about',
      async (page: Page) => {
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Shift+Tab');
      },
    ],
    ['Escape', '/about', (page: Page) => page.keyboard.press('Escape')],
    [
      'a press in the hosted form',
      '/',
      (page: Page) => page.frameLocator('#quote iframe').getByRole('textbox').first().click(),
    ],
  ] as const) {
    test(`${what} after Enter on a menu means that it stays closed`, async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(where);
      await menu(page).press('Enter');
      await moveOn(page);
      release();
      await expect(page.locator('nav[data-ready]')).toBeAttached();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
    });
  }

  test('of two menus the one that was pressed last opens', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/about');
    await countOpenings(page);
    await page.getByRole('button', { name: 'Resources' }).click();
    await menu(page).click();
    await expect(menuLink(page, 'First')).toBeHidden();
    release();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveTitle('Openings: 1');
  });

  test('a control elsewhere that the browser understands acts at once', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/about');
    await applyNow(page).click();
    await expect(dialog(page)).toBeVisible();
  });

  test('a control elsewhere that it does not understand acts once, later', async ({ page }) => {
    await forgetCommands(page);
    const release = await holdScripts(page);
    await page.clock.install();
    await page.goto('/about');
    await countOpenings(page);
    // After four seconds without its code, the click would lead to another page.
    await stopClock(page);
    await applyNow(page).click();
    await expect(dialog(page)).toBeHidden();
    release();
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveTitle('Openings: 1');
  });

  test('a link of the island is followed without waiting', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/about');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Blog' })
      .click();
    await expect(page).toHaveURL('/blog');
  });

  test('a modified click on a link is left alone', async ({ page, context }) => {
    await holdScripts(page);
    await page.goto('/about');
    const opened = context.waitForEvent('page');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Blog' })
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL('/blog');
    await expect(page).toHaveURL('/about');
  });

  test('a question opens at once by itself', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/faqs');
    await page.getByRole('heading', { name: 'How long do custom cabinets take?' }).click();
    await expect(page.getByText('counted from the day you approve')).toBeVisible();
  });
});
