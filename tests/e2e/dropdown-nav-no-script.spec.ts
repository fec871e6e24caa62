import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { link, trigger } from './support/menus.ts';

/** The panel that the trigger opens. */
async function panel(page: Page, name: string) {
  const id = await trigger(page, name).getAttribute('popovertarget');
  return page.locator(`[id="${String(id)}"]`);
}

test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });

test('opens after 200 ms of hovering and closes 150 ms after leaving', async ({ page }) => {
  await page.goto('/');
  const resources = await panel(page, 'Resources');
  await expect(resources).toBeHidden();
  await expect(resources).toHaveCSS('transition-delay', '0.15s');
  await trigger(page, 'Resources').hover();
  await expect(resources).toHaveCSS('transition-delay', '0.2s');
  await expect(resources).toBeVisible();
  await resources.getByRole('link').last().hover();
  await expect(resources).toBeVisible();
  await page.mouse.move(5, 700);
  await expect(resources).toBeHidden();
});

test('keeps a pressed menu as the only open one when the pointer moves to another', async ({
  page,
}) => {
  await page.goto('/');
  const products = await panel(page, 'Loan Products');
  await trigger(page, 'Resources').click();
  await expect(link(page, 'First')).toBeVisible();
  await trigger(page, 'Loan Products').hover();
  // A hovered menu would have the delay of opening, 0.2s.
  await expect(products).toHaveCSS('transition-delay', '0.15s');
  await expect(link(page, 'First')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(products).toBeVisible();
  await expect(link(page, 'First')).toBeHidden();
});

test('lets the keyboard reach every visible link and nothing else', async ({ page }) => {
  await page.goto('/');
  await trigger(page, 'Service Area').press('Enter');
  await expect(link(page, 'New Albany')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link(page, 'Westerville')).toBeFocused();
  await link(page, 'New Albany').focus();
  await page.keyboard.press('Tab');
  await expect(link(page, 'Blog')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link(page, 'New Albany')).toBeHidden();
});

test('leads from a link of a menu to its page', async ({ page }) => {
  await page.goto('/');
  await trigger(page, 'Loan Products').hover();
  await link(page, 'Cash-Out Refinance').click();
  await expect(page).toHaveURL('/loan-programs/cash-out');
  await trigger(page, 'Loan Products').press('Enter');
  await expect(link(page, 'Cash-Out Refinance')).toHaveAttribute('aria-current', 'page');
});

test.describe('touch', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('opens a menu at a tap in the place of a hovered one, closes it at a tap elsewhere, and lets its links be followed', async ({
    page,
  }) => {
    await page.goto('/');
    const products = await panel(page, 'Loan Products');
    const served = await products.boundingBox();
    await trigger(page, 'Loan Products').tap();
    await expect(products).toBeVisible();
    expect(await products.boundingBox()).toEqual(served);
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(products).toBeHidden();
    await trigger(page, 'Resources').tap();
    await trigger(page, 'Loan Products').tap();
    await expect(link(page, 'First')).toBeHidden();
    await link(page, 'FHA').tap();
    await expect(page).toHaveURL('/loan-programs/fha');
  });
});
