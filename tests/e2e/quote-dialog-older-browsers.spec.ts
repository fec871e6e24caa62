import { expect, test } from '@playwright/test';
import { forgetCommands } from './support/presses.ts';
import { uncaughtErrors } from './support/provider.ts';
import {
  applyNow,
  dialog,
  dialogForm,
  received,
  remodelingDialog,
} from './support/quote-dialog.ts';

test.beforeEach(async ({ page }) => {
  await forgetCommands(page);
});

test('opens once at the first click, though the code was not there yet', async ({ page }) => {
  await page.goto('/loan-programs/va');
  await page.getByRole('button', { name: 'Get Your COE & Pre-Approval' }).first().click();
  await expect(dialogForm(page).getByLabel('Full name')).toBeVisible();
  expect(await received(dialogForm(page))).toMatchObject({ source: 'loan-va-top' });
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('closes at a click outside, stays at a click inside, opens again', async ({ page }) => {
  await page.clock.install();
  await page.goto('/about');
  await applyNow(page).click();
  await dialog(page).getByText('Answer a few questions').click();
  await expect(dialog(page)).toBeVisible();
  await page.clock.fastForward(500);
  await page.mouse.click(20, 400);
  await expect(dialog(page)).toBeHidden();
  await expect(applyNow(page)).toBeFocused();
  await applyNow(page).click();
  await expect(dialog(page)).toBeVisible();
});

test('opens the dialog of the company whose button was pressed', async ({ page }) => {
  await page.goto('/service-areas');
  await page.getByRole('button', { name: 'Get Your Free Quote' }).click();
  await expect(remodelingDialog(page)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(remodelingDialog(page)).toBeHidden();
  await applyNow(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(remodelingDialog(page)).toBeHidden();
});

test("leads to the sister company's form when the code cannot be loaded", async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/construction');
  await page.getByRole('button', { name: 'Get Free Quote' }).click();
  await page.waitForURL('/gallery#quote-form', { waitUntil: 'commit' });
});

test('leads to the form on the home page when the code cannot be loaded', async ({ page }) => {
  const errors = uncaughtErrors(page);
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/about');
  await applyNow(page).click();
  await page.waitForURL('/#quote', { waitUntil: 'commit' });
  expect(errors).toEqual([]);
});
