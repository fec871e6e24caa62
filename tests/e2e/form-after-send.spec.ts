import { expect, test } from '@playwright/test';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Fault } from '../provider/faults.ts';
import { TIMEOUT_MS, providerPaths, switchFaults, uncaughtErrors } from './support/provider.ts';
import { dialog } from './support/quote-dialog.ts';

const places = [
  { name: 'the main form', path: '/', form: providerPaths.mainForm },
  { name: 'the second form', path: '/help', form: providerPaths.secondForm },
  { name: 'the dialog', path: '/about', form: providerPaths.mainForm },
] as const;

const words = /^If you pressed Send, your request may have gone through\./;

/** Opens a place and waits for its form. */
async function openForm(page: Page, { path }: (typeof places)[number]): Promise<Locator> {
  await page.clock.install();
  await page.goto(path);
  if (path === '/about') {
    await page.getByRole('main').getByRole('button', { name: 'Get Your Free Quote' }).click();
  }
  const place = {
    '/': page.locator('#quote'),
    '/help': page.locator('#quote-form'),
    '/about': dialog(page),
  }[path];
  await place.locator('iframe').scrollIntoViewIfNeeded();
  await expect(formIn(place).getByLabel('Full name')).toBeVisible();
  return place;
}

const formIn = (place: Locator): FrameLocator => place.locator('iframe').contentFrame();

/** Fills the form and presses Send, a while after the form's own messages. */
async function send(page: Page, place: Locator): Promise<void> {
  const form = formIn(place);
  await form.getByLabel('Full name').click();
  await form.getByLabel('Full name').fill('Ann');
  await form.getByRole('textbox', { name: 'E-mail' }).fill('ann@example.com');
  await form.getByRole('textbox', { name: 'Phone' }).fill('6145550100');
  const zip = form.getByLabel('Property ZIP code');
  if (await zip.isVisible()) {
    await zip.fill('43081');
    await form.getByLabel('Loan purpose').selectOption('Purchase');
    await form.getByLabel('Price range').selectOption('Under $250,000');
  }
  await form.getByLabel('I agree').check();
  await page.clock.fastForward(1000);
  await form.getByRole('button', { name: 'Send' }).click();
}

/** Moves the clock on until the next page's silence brings the notice. How soon that page loads depends on the machine. */
const waitUntilSilent = (page: Page, place: Locator) =>
  expect(async () => {
    await page.clock.fastForward(TIMEOUT_MS);
    await expect(place.getByText(words)).toBeVisible({ timeout: 1000 });
  }).toPass();

async function expectNotice(page: Page, place: Locator): Promise<void> {
  await expect(place.getByText(words)).toBeVisible();
  await expect(place.getByText(words)).toBeInViewport({ ratio: 1 });
  // Its first line is under nothing else.
  await place.getByText(words).click({ trial: true, position: { x: 20, y: 6 } });
  await expect(place.getByRole('link', { name: /^Call \(/ })).toBeInViewport({ ratio: 1 });
  await expect(place.getByRole('link', { name: /^Email / })).toBeInViewport({ ratio: 1 });
  // A dialog covers the notification area and says it alone.
  await expect(page.getByText(/: your request may have been sent\./)).toHaveCount(
    (await dialog(page).isVisible()) ? 0 : 1,
  );
}

const atThankYou = (form: string, fault: Fault) => ({ [`${form}/thank-you`]: fault });

/** Sends a form whose thank-you page has a fault: it stays, and a notice comes with it. */
async function expectNoticeWith(page: Page, place: (typeof places)[number], fault: Fault) {
  await switchFaults(page.context(), atThankYou(place.form, fault));
  const box = await openForm(page, place);
  await send(page, box);
  await expect(formIn(box).getByLabel('Full name')).toHaveCount(0);
  await expect(box.getByText(words)).toBeHidden();
  await waitUntilSilent(page, box);
  await expectNotice(page, box);
  await expect(box.locator('iframe')).toBeVisible();
}

/** Sends a form that leads the whole page on. */
async function expectLeadOn(page: Page, place: (typeof places)[number], fault: Fault) {
  await switchFaults(page.context(), { [place.form]: fault });
  const box = await openForm(page, place);
  await send(page, box);
  await expect(page).toHaveURL(/\/widget\/form\/\w+\/thank-you/);
  await expect(page.getByText('Your request has arrived.')).toBeVisible();
}

for (const place of places) {
  test.describe(`after Send in ${place.name}`, () => {
    test('replaces a page that our policy blocks by a notice at once', async ({ page }) => {
      const errors = uncaughtErrors(page);
      await switchFaults(page.context(), atThankYou(place.form, { foreign: true }));
      const box = await openForm(page, place);
      await send(page, box);
      await expectNotice(page, box);
      await expect(box.locator('iframe')).toBeHidden();
      await page.clock.fastForward(TIMEOUT_MS);
      await page.clock.fastForward(TIMEOUT_MS);
      await expect(box.locator('iframe')).toBeHidden();
      expect(errors).toEqual([]);
    });

    test('shows a notice with a page that posts nothing', async ({ page }) => {
      await expectNoticeWith(page, place, { silent: true });
    });

    test('leaves a thank-you page that posts a message alone', async ({ page }) => {
      const box = await openForm(page, place);
      await send(page, box);
      await expect(formIn(box).getByText('Your request has arrived.')).toBeVisible();
      await page.clock.fastForward(TIMEOUT_MS);
      await page.clock.fastForward(TIMEOUT_MS);
      await expect(box.getByText(words)).toBeHidden();
      await expect(page.getByText(/may have been sent/)).toBeHidden();
      await expect(box.locator('iframe')).toBeVisible();
    });

    test('lets the form lead the whole page on by its target', async ({ page }) => {
      await expectLeadOn(page, place, { leaveFrame: true });
    });
  });
}

test('shows a notice with a page that refuses to be framed', async ({ page }) => {
  await expectNoticeWith(page, places[0], { refuseFraming: true });
});

test('lets the form lead the whole page on by its script', async ({ page }) => {
  await expectLeadOn(page, places[2], { leaveByScript: true });
});

// Nothing is pressed here: the browser may count a press on Send for the next page as well.
test('keeps a form that nobody pressed from leading the whole page on', async ({ page }) => {
  const thankYou = `${providerPaths.secondForm}/thank-you`;
  await switchFaults(page.context(), { [thankYou]: { leaveByScript: true } });
  const box = await openForm(page, places[1]);
  const frame = page.frames().find((each) => each.url().includes(providerPaths.secondForm));
  expect(frame).toBeDefined();
  await frame?.goto(new URL(thankYou, frame.url()).href);
  await expect(formIn(box).getByText('Refused: SecurityError')).toBeVisible();
  await expect(formIn(box).getByText('Your request has arrived.')).toBeVisible();
  await expect(page).toHaveURL('/help');
});

test('shows the notice of the dialog below its head on a phone @phone', async ({ page }) => {
  const fault = atThankYou(providerPaths.mainForm, { silent: true });
  await switchFaults(page.context(), fault);
  const box = await openForm(page, places[2]);
  await send(page, box);
  await waitUntilSilent(page, box);
  await expectNotice(page, box);
});

test('does not cover a thank-you page that posts nothing with the notice', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await switchFaults(page.context(), atThankYou(providerPaths.secondForm, { silent: true }));
  const box = await openForm(page, places[1]);
  await send(page, box);
  const thanks = formIn(box).getByText('Your request has arrived.');
  await expect(thanks).toBeVisible();
  const before = await box.boundingBox();
  await waitUntilSilent(page, box);
  expect(await box.boundingBox()).toEqual(before);
  await thanks.scrollIntoViewIfNeeded();
  const [text, notice] = [await thanks.boundingBox(), await box.getByText(words).boundingBox()];
  expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThan(notice?.y ?? 0);
});
