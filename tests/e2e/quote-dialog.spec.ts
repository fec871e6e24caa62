import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { phoneMenu } from './support/menus.ts';
import { foreignRequests, waitForAllRequests } from './support/provider.ts';
import {
  applyNow,
  dialog,
  dialogForm,
  dialogFrame,
  expectEdgesAndSign,
  received,
  wakeDialog,
} from './support/quote-dialog.ts';

const focused = (page: Page) => page.locator(':focus');
const name = (page: Page) => dialogForm(page).getByLabel('Full name');

test('opens with its name, its text and the close button first', async ({ page }) => {
  await page.goto('/about');
  await applyNow(page).click();
  await expect(dialog(page)).toHaveAccessibleDescription(/a loan officer will get back to you/);
  await expect(focused(page)).toHaveAccessibleName('Close');
  await expect(name(page)).toBeVisible();
});

test('asks the provider for nothing before it is opened', async ({ page }) => {
  await page.clock.install();
  const requests = foreignRequests(page);
  await page.goto('/about');
  await wakeDialog(page);
  await waitForAllRequests(page);
  expect(requests).toEqual([]);
  await applyNow(page).click();
  await expect(name(page)).toBeVisible();
  expect(requests.map((request) => new URL(request).pathname)).toEqual(
    expect.arrayContaining(['/widget/form/main', '/js/form_embed.js']),
  );
});

test('tells the form where it was opened', async ({ page }) => {
  await page.goto('/loan-programs/fha?utm_source=news&utm_campaign=a%26b&email=a@example.com');
  await page.getByRole('main').getByRole('button', { name: 'Apply Now' }).first().click();
  await expect(name(page)).toBeVisible();
  expect(await received(dialogForm(page))).toEqual({
    utm_source: 'news',
    utm_campaign: 'a&b',
    source: 'loan-fha-top',
    page: '/loan-programs/fha',
  });
  await expect(dialog(page).getByRole('link', { name: 'new tab' })).toHaveAttribute(
    'href',
    /source=loan-fha-top/,
  );
});

test('opens from a loan card without a page, and says which loan it was', async ({ page }) => {
  await page.goto('/loan-programs');
  const card = page.getByRole('listitem').filter({ hasText: 'HELOC' });
  await expect(card.getByText('No page yet')).toBeVisible();
  await card.getByRole('button', { name: 'Ask a loan officer' }).click();
  await expect(name(page)).toBeVisible();
  expect(await received(dialogForm(page))).toMatchObject({ source: 'loan-programs-heloc' });
});

test('closes by its button, with Escape, and by a click outside, and gives the focus back', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/about');
  for (const close of [
    () => dialog(page).getByRole('button', { name: 'Close' }).first().click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 400),
  ]) {
    await applyNow(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.clock.fastForward(500);
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(applyNow(page)).toBeFocused();
    await page.clock.fastForward(500);
  }
});

test('keeps the frame and what was typed until the page is left', async ({ page }) => {
  await page.goto('/about');
  await applyNow(page).click();
  await name(page).fill('Ann');
  const address = await dialogFrame(page).getAttribute('src');
  await dialog(page).getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('main').getByRole('button', { name: 'Get Your Free Quote' }).click();
  await expect(name(page)).toHaveValue('Ann');
  expect(await dialogFrame(page).getAttribute('src')).toBe(address);
});

test('works with the keyboard alone, and Tab never reaches the page behind', async ({ page }) => {
  await page.goto('/about');
  await applyNow(page).focus();
  await page.keyboard.press('Enter');
  await expect(name(page)).toBeVisible();
  const visited = new Set<string>();
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    visited.add(
      await page.evaluate(() => {
        const active = document.activeElement;
        if (active === document.body) return 'browser';
        return active?.closest('dialog') ? active.localName : 'page behind';
      }),
    );
  }
  expect([...visited].sort()).toEqual(expect.arrayContaining(['a', 'button', 'iframe']));
  expect([...visited]).not.toContain('page behind');
  await dialog(page).getByRole('button', { name: 'Close' }).first().focus();
  await page.keyboard.press('Space');
  await expect(dialog(page)).toBeHidden();
});

test('can be closed while the focus is inside the frame', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/about');
  await applyNow(page).click();
  await dialogForm(page).getByRole('button', { name: 'Send' }).focus();
  await expect(dialog(page).getByRole('button', { name: 'Close' }).first()).toBeInViewport({
    ratio: 1,
  });
});

for (const width of [1280, 320]) {
  test(`leaves the page behind where it is at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 600 });
    await page.goto('/about');
    const opener = page.getByRole('main').getByRole('button', { name: 'Get Your Free Quote' });
    await opener.scrollIntoViewIfNeeded();
    await opener.hover();
    const before = await opener.boundingBox();
    await opener.click();
    await expect(name(page)).toBeAttached();
    expect(await opener.boundingBox()).toEqual(before);
    await page.mouse.move(4, 300);
    await page.mouse.wheel(0, 400);
    await dialog(page).hover({ position: { x: 40, y: 60 } });
    for (let turn = 0; turn < 5; turn += 1) await page.mouse.wheel(0, 2000);
    await page.keyboard.press('End');
    expect(await opener.boundingBox()).toEqual(before);
    await page.keyboard.press('Escape');
    expect(await opener.boundingBox()).toEqual(before);
  });
}

test('is usable in a window of 320 by 180', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 180 });
  await page.goto('/loan-programs/va');
  await page.getByRole('main').locator('[commandfor=quote-dialog]').first().click();
  await expect(dialog(page).getByRole('button', { name: 'Close' }).first()).toBeInViewport({
    ratio: 1,
  });
  await dialogForm(page).getByRole('button', { name: 'Send' }).scrollIntoViewIfNeeded();
  await expect(dialogForm(page).getByRole('button', { name: 'Send' })).toBeInViewport();
  await expect(dialog(page).getByRole('button', { name: 'Close' }).first()).toBeInViewport({
    ratio: 1,
  });
  const sideways = await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(sideways).toBe(0);
  await dialog(page).getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog(page)).toBeHidden();
});

test('opens at a tap @phone', async ({ page }) => {
  await page.goto('/service-areas/dublin');
  const opener = page.getByRole('button', { name: 'Get Pre-Approved Today' });
  await opener.tap();
  await expect(name(page)).toBeVisible();
  await name(page).fill('Ann');
  await dialog(page).getByRole('button', { name: 'Close' }).first().tap();
  await expect(dialog(page)).toBeHidden();
});

test('its buttons lead to the form on the home page without script @no-script', async ({
  page,
}) => {
  await page.goto('/about');
  await applyNow(page).click();
  await expect(page).toHaveURL(/\/\??#quote$/);
  await expect(page.locator('#quote iframe')).toBeInViewport();
  await expect(dialog(page)).toBeHidden();
});

test('without script the menu of narrow screens does not stay over the form @no-script', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = phoneMenu(page);
  await menu.getByRole('button', { name: 'Apply Now' }).click();
  await expect(menu).toBeHidden();
  await expect(page.locator('#quote iframe')).toBeInViewport();
});

test('can be closed behind the frame too', async ({ page }) => {
  await page.goto('/about');
  await applyNow(page).click();
  await expect(name(page)).toBeVisible();
  const back = dialog(page).getByRole('button', { name: 'Close' }).last();
  await dialog(page)
    .getByRole('link', { name: /^Email/ })
    .focus();
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('link', { name: 'Privacy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(back).toBeFocused();
  await expect(back).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(applyNow(page)).toBeFocused();
});

test('opens with script on though no script of ours has come', async ({ page }) => {
  await page.route('/about', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/<script\b.*?<\/script>/gs, '') });
  });
  await page.goto('/about');
  expect(await page.locator('script').count()).toBe(0);
  await applyNow(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: 'new tab' })).toHaveAttribute(
    'href',
    /\/widget\/form\/main$/,
  );
  await dialog(page).getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog(page)).toBeHidden();
});

test('in forced colors it has an edge, and its close button a sign', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/about');
  await applyNow(page).press('Enter');
  await expectEdgesAndSign(dialog(page));
});

test('opened from the menu of narrow screens, gives the focus to its button @phone', async ({
  page,
}) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await phoneMenu(page).getByText('Apply Now').tap();
  await expect(name(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).first().tap();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});
