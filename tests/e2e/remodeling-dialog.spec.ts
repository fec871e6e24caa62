import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { providerPaths, switchFaults } from './support/provider.ts';
import {
  applyNow,
  dialog,
  dialogForm,
  expectEdgesAndSign,
  received,
  remodelingDialog,
} from './support/quote-dialog.ts';

/** Buttons of the sister company, and what its form learns from each. */
const openers = [
  { path: '/construction', label: 'Get Free Quote', source: 'construction-closing' },
  { path: '/service-areas', label: 'Get Your Free Quote', source: 'service-areas-closing' },
  { path: '/service-areas', label: 'Get Quote in White Plains', source: 'area-white-plains' },
];

const frame = (page: Page) => remodelingDialog(page).locator('iframe');
const form = (page: Page) => frame(page).contentFrame();

const press = (page: Page, { label, source }: { label: string; source: string }) =>
  page
    .getByRole('main')
    .getByRole('button', { name: label, exact: true })
    .and(page.locator(`[data-source="${source}"]`))
    .click();

test("each button opens the sister company's form", async ({ page }) => {
  for (const opener of openers) {
    await page.goto(`${opener.path}?utm_source=news`);
    await press(page, opener);
    const box = remodelingDialog(page);
    await expect(box).toHaveAccessibleDescription(/^Tell our sister company, Saw Mill Kitchens/);
    await expect(page.locator(':focus')).toHaveAccessibleName('Close');
    await expect(form(page).getByLabel('Full name')).toBeVisible();
    expect(new URL((await frame(page).getAttribute('src')) ?? '').pathname).toBe(
      providerPaths.secondForm,
    );
    expect(await frame(page).evaluate((element) => element.clientHeight)).toBe(690);
    expect(await received(form(page))).toEqual({
      utm_source: 'news',
      source: opener.source,
      page: opener.path,
    });
  }
});

test("shows the sister company's phone and e-mail, and none of the brokerage's", async ({
  page,
}) => {
  await page.goto('/construction');
  await page.getByRole('button', { name: 'Get Free Quote' }).click();
  const box = remodelingDialog(page);
  const phones = box.getByRole('link', { name: '(914) 555-' });
  await expect(phones).toHaveCount(2);
  for (const phone of await phones.all()) {
    await expect(phone).toHaveAttribute('href', /^tel:\+1914555\d{4}$/);
  }
  await expect(box.getByRole('link', { name: /^Email kitchens@/ })).toBeVisible();
  await expect(box).not.toContainText(/\(614\)|loan|mortgage/i);
});

test("leaves the header's button to the brokerage, each with its own form", async ({ page }) => {
  await page.goto('/construction');
  await page.getByRole('button', { name: 'Get Free Quote' }).click();
  await form(page).getByLabel('Full name').fill('Ann');
  await page.keyboard.press('Shift+Tab');
  await remodelingDialog(page).getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('button', { name: 'Get Free Quote' })).toBeFocused();
  await applyNow(page).click();
  await expect(dialogForm(page).getByLabel('Full name')).toHaveValue('');
  expect(await received(dialogForm(page))).toEqual({ source: 'header', page: '/construction' });
  await expect(dialog(page)).toContainText('(614)');
  await expect(dialog(page)).not.toContainText('(914)');
  await page.keyboard.press('Escape');
  await expect(applyNow(page)).toBeFocused();
  await page.getByRole('button', { name: 'Get Free Quote' }).click();
  await expect(form(page).getByLabel('Full name')).toHaveValue('Ann');
});

test('says so when its form does not answer', async ({ page, context }) => {
  await switchFaults(context, { [providerPaths.secondForm]: { refuseFraming: true } });
  await page.clock.install();
  await page.goto('/construction');
  await page.getByRole('button', { name: 'Get Free Quote' }).click();
  await expect(frame(page)).toBeInViewport();
  await expect(async () => {
    await page.clock.fastForward(8000);
    await expect(
      remodelingDialog(page).getByText('The form didn’t load. Call or email us instead.'),
    ).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await expect(remodelingDialog(page).getByRole('link', { name: 'Call (914)' })).toBeInViewport();
});

test("without script its buttons lead to the sister company's form @no-script", async ({
  page,
}) => {
  for (const opener of openers) {
    await page.goto(opener.path);
    await press(page, opener);
    await expect(page).toHaveURL(/\/gallery\??#quote-form$/);
    await expect(page.locator('#quote-form iframe')).toBeInViewport();
  }
});

test('is usable in a window of 320 by 180', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 180 });
  await page.goto('/construction');
  await page.getByRole('button', { name: 'Get Free Quote' }).click();
  const close = remodelingDialog(page).getByRole('button', { name: 'Close' }).first();
  const send = form(page).getByRole('button', { name: 'Send' });
  await expect(close).toBeInViewport({ ratio: 1 });
  // A frame out of sight draws nothing, and what is not drawn cannot be scrolled to.
  await frame(page).scrollIntoViewIfNeeded();
  await send.scrollIntoViewIfNeeded();
  await expect(send).toBeInViewport();
  await expect(close).toBeInViewport({ ratio: 1 });
  expect(await remodelingDialog(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await close.click();
  await expect(remodelingDialog(page)).toBeHidden();
});

test('opens and closes at a tap @phone', async ({ page }) => {
  await page.goto('/construction');
  await page.getByRole('button', { name: 'Get Free Quote' }).tap();
  await form(page).getByLabel('Full name').fill('Ann');
  await remodelingDialog(page).getByRole('button', { name: 'Close' }).first().tap();
  await expect(remodelingDialog(page)).toBeHidden();
});

test('in forced colors it has an edge, and its close button a sign', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/construction');
  await page.getByRole('button', { name: 'Get Free Quote' }).press('Enter');
  await expectEdgesAndSign(remodelingDialog(page));
});
