import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Fault } from '../provider/faults.ts';
import {
  cutProviderOff,
  holdBack,
  outwait,
  TIMEOUT_MS,
  providerPaths,
  switchFaults,
  uncaughtErrors,
} from './support/provider.ts';
import { applyNow, dialog, dialogForm, dialogFrame } from './support/quote-dialog.ts';

const providerFaults: [name: string, fault: Fault | 'down'][] = [
  ['is down', 'down'],
  ['does not answer', { hang: true }],
  ['refuses to be framed', { refuseFraming: true }],
  ['answers with an error', { error: true }],
];

async function breakForm(page: Page, path: string, fault: Fault | 'down'): Promise<void> {
  if (fault === 'down') await cutProviderOff(page);
  else await switchFaults(page.context(), { [path]: fault });
}

async function expectWaysToReachUs(place: Locator): Promise<void> {
  await expect(place.getByRole('link', { name: /^Call \(/ })).toBeVisible();
  await expect(place.getByRole('link', { name: /^Call \(/ })).toHaveAttribute('href', /^tel:\+1\d/);
  await expect(place.getByRole('link', { name: /^Email / })).toHaveAttribute('href', /^mailto:/);
  const ownTab = place.getByRole('link', { name: 'Open the form in a new tab', exact: true });
  await expect(ownTab).toHaveAttribute('href', /\/widget\/form\/\w+\?.*source=/);
}

const toast = (page: Page) =>
  page.getByRole('status').filter({
    hasText: 'Alum Creek Mortgage Group quote form didn’t load. Please call or email us instead.',
  });

for (const [name, fault] of providerFaults) {
  test.describe(`when the provider ${name}`, () => {
    test('the form of a page gives way to a notice in its place', async ({ page }) => {
      const errors = uncaughtErrors(page);
      await breakForm(page, providerPaths.mainForm, fault);
      await page.clock.install();
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      const place = page.locator('#quote');
      await place.locator('iframe').scrollIntoViewIfNeeded();
      const box = await place.boundingBox();
      await outwait(page, place.getByText('The form didn’t load. Call or email us instead.'));
      await expect(toast(page)).toBeVisible();
      await expectWaysToReachUs(place);
      await expect(place.locator('iframe')).toBeHidden();
      expect(await place.boundingBox()).toEqual(box);
      expect(errors).toEqual([]);
    });

    test('the quote dialog says so and offers other ways', async ({ page }) => {
      const errors = uncaughtErrors(page);
      await page.clock.install();
      await page.goto('/about');
      await breakForm(page, providerPaths.mainForm, fault);
      await applyNow(page).click();
      await expect(dialog(page).getByText('The form is loading.')).toBeVisible();
      await expect(dialogFrame(page)).toBeInViewport();
      await outwait(
        page,
        dialog(page).getByText('The form didn’t load. Call or email us instead.'),
      );
      await expect(
        dialog(page).getByText('The form didn’t load. Call or email us instead.'),
      ).toBeInViewport();
      await expectWaysToReachUs(dialog(page));
      await dialog(page).getByRole('button', { name: 'Close' }).first().click();
      await expect(toast(page)).toBeHidden();
      expect(errors).toEqual([]);
    });
  });
}

test('a form for both businesses offers both when it doesn’t load', async ({ page }) => {
  await cutProviderOff(page);
  await page.clock.install();
  await page.goto('/help', { waitUntil: 'domcontentloaded' });
  const place = page.locator('#quote-form');
  await place.locator('iframe').scrollIntoViewIfNeeded();
  await outwait(page, place.getByText('The form didn’t load. Call or email us instead.'));
  for (const name of ['Alum Creek Mortgage Group', 'Saw Mill Kitchens & Remodeling'])
    await expect(place.getByText(name, { exact: true })).toBeVisible();
  for (const link of [/^Call \(614\)/, /^Call \(914\)/, /^Email hello@/, /^Email kitchens@/])
    await expect(place.getByRole('link', { name: link })).toBeVisible();
});

test('a form that comes alive late takes its place back', async ({ page }) => {
  const release = await holdBack(page, providerPaths.secondForm);
  await page.clock.install();
  await page.goto('/help', { waitUntil: 'domcontentloaded' });
  const place = page.locator('#quote-form');
  await place.locator('iframe').scrollIntoViewIfNeeded();
  await outwait(page, place.getByText('The form didn’t load. Call or email us instead.'));
  release();
  await expect(place.locator('iframe').contentFrame().getByLabel('Full name')).toBeVisible();
  await expect(place.getByText('The form didn’t load. Call or email us instead.')).toBeHidden();
});

test('a form in use is never covered, even when it says nothing', async ({ page }) => {
  await page.route('**/assets/form.js', (route) => route.abort());
  // The clock stands still, or a slow machine would take the form for one without an answer.
  await page.clock.install({ time: '2026-01-01T12:00:00Z' });
  await page.clock.pauseAt('2026-01-01T12:01:00Z');
  await page.goto('/');
  const place = page.locator('#quote');
  await place.locator('iframe').contentFrame().getByLabel('Full name').fill('Ann');
  await page.clock.fastForward(TIMEOUT_MS);
  await expect(place.locator('iframe')).toBeVisible();
  await expect(place.getByText('The form didn’t load. Call or email us instead.')).toBeHidden();
});

test('nothing is said to be loading over a form that is there and says nothing', async ({
  page,
}) => {
  await page.route('**/assets/form.js', (route) => route.abort());
  // The clock stands still, or a slow machine would take the form for one without an answer.
  await page.clock.install({ time: '2026-01-01T12:00:00Z' });
  await page.clock.pauseAt('2026-01-01T12:01:00Z');
  await page.goto('/');
  const place = page.locator('#quote');
  await expect(place.locator('iframe').contentFrame().getByLabel('Full name')).toBeVisible();
  await expect(place.getByText('The form is loading.')).toBeHidden();
  await expect(place.getByText('The form didn’t load. Call or email us instead.')).toBeHidden();
});

test('without its embed script the form works in its reserved space', async ({ page }) => {
  const errors = uncaughtErrors(page);
  await page.route(`**${providerPaths.embedScript}`, (route) => route.abort());
  await page.goto('/');
  const form = page.locator('#quote iframe').contentFrame();
  await form.getByLabel('Full name').fill('Ann');
  await form.getByRole('button', { name: 'Send' }).scrollIntoViewIfNeeded();
  await expect(form.getByRole('button', { name: 'Send' })).toBeInViewport();
  await applyNow(page).click();
  await expect(dialogForm(page).getByLabel('Full name')).toBeVisible();
  expect(errors).toEqual([]);
});

test('without the island the dialog opens and offers every other way', async ({ page }) => {
  const errors = uncaughtErrors(page);
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/about');
  await applyNow(page).click();
  await expectWaysToReachUs(dialog(page));
  await expect(dialogFrame(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(errors).toEqual([]);
});

test('with all storage blocked the forms work and know the campaign of their page', async ({
  page,
}) => {
  const errors = uncaughtErrors(page);
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/about?utm_source=a');
  await applyNow(page).click();
  await expect(dialogForm(page).getByLabel('Full name')).toBeVisible();
  await expect(dialogFrame(page)).toHaveAttribute('src', /utm_source=a&source=header/);
  expect(errors).toEqual([]);
});
