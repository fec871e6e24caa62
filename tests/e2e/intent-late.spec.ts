import { expect, test } from '@playwright/test';
import { countOpenings, dialog, listScripts, menu, menuLink } from './support/intent.ts';
import { forgetCommands, holdScripts, stopClock } from './support/presses.ts';
import { applyNow } from './support/quote-dialog.ts';

const SCRIPTS = '**/_astro/*.js';

test.describe('when the code does not come', () => {
  const errors: string[] = [];

  test.beforeEach(({ page }) => {
    errors.length = 0;
    page.on('pageerror', (error) => errors.push(error.message));
  });

  test.afterEach(() => {
    expect(errors).toEqual([]);
  });

  test('a blocked download sends the click to its plain address', async ({ page }) => {
    await forgetCommands(page);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/about');
    await applyNow(page).click();
    await expect(page).toHaveURL('/#quote');
  });

  test('so does every later click', async ({ page }) => {
    await forgetCommands(page);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/about');
    await applyNow(page).hover();
    await expect(page.locator('astro-island[data-failed]')).toBeAttached();
    await applyNow(page).click();
    await expect(page).toHaveURL('/#quote');
  });

  test('so does a download that hangs, after four seconds', async ({ page }) => {
    await forgetCommands(page);
    await holdScripts(page);
    await page.clock.install();
    await page.goto('/about');
    await stopClock(page);
    await applyNow(page).click();
    await page.clock.runFor(3999);
    await expect(page).toHaveURL('/about');
    await page.clock.runFor(1);
    await expect(page).toHaveURL('/#quote');
  });

  test('an arrow key on a menu counts when the code comes after all', async ({ page }) => {
    const release = await holdScripts(page);
    await page.clock.install();
    await page.goto('/about');
    await countOpenings(page);
    await menu(page).press('ArrowDown');
    await page.clock.runFor(4000);
    await expect(page.locator('astro-island[data-failed]')).toBeAttached();
    release();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveTitle('Openings: 1');
  });

  test('a press that has led to another page does not count again', async ({ page }) => {
    await forgetCommands(page);
    const release = await holdScripts(page);
    await page.clock.install();
    await page.goto('/');
    await applyNow(page).click();
    await page.clock.runFor(4000);
    await expect(page).toHaveURL('/#quote');
    release();
    await expect(page.locator('astro-island[data-failed]')).toHaveCount(0);
    await expect(dialog(page)).toBeHidden();
  });

  test('the menus open at once, so that their links can be reached', async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/about');
    await menu(page).focus();
    await page.keyboard.press('Enter');
    await expect(menuLink(page)).toBeVisible();
    await menuLink(page).click();
    await expect(page).toHaveURL('/service-areas/new-albany');
  });
});

test.describe('an address that names a loan', () => {
  test('wakes the calculator without intent', async ({ page }) => {
    const scripts = listScripts(page);
    await page.goto('/resources/calculator?loan=250000');
    await expect(page.getByLabel('Loan amount')).toHaveValue(/250,?000/);
    await expect.poll(() => scripts).not.toEqual([]);
  });

  test('does nothing when the parameter is another', async ({ page }) => {
    const scripts = listScripts(page);
    await page.goto('/resources/calculator?utm_source=letter');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(scripts).toEqual([]);
  });
});
