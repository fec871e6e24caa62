import { expect, test } from '@playwright/test';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { foreignRequests, holdBack, providerPaths, switchFaults } from './support/provider.ts';
import { applyNow, dialogForm, received } from './support/quote-dialog.ts';

const forms = [
  { path: '/', anchor: '#quote', title: 'Alum Creek Mortgage Group quote form', height: 922 },
  {
    path: '/gallery',
    anchor: '#quote-form',
    title: 'Saw Mill Kitchens & Remodeling contact form',
    height: 690,
  },
  {
    path: '/faqs',
    anchor: '#quote-form',
    title: 'Saw Mill Kitchens & Remodeling contact form',
    height: 690,
  },
  {
    path: '/help',
    anchor: '#quote-form',
    title: 'Contact form',
    height: 690,
  },
];

const frameIn = (page: Page, anchor: string): Locator => page.locator(`${anchor} iframe`);
const formIn = (page: Page, anchor: string): FrameLocator => frameIn(page, anchor).contentFrame();

async function heightOf(target: Locator): Promise<number> {
  const box = await target.boundingBox();
  return box?.height ?? 0;
}

for (const { path, anchor, title, height } of forms) {
  test(`${path} shows its form, named, lazy, held back, and not in print, and tells it page, place, and campaign only`, async ({
    page,
  }) => {
    await page.goto(`${path}?utm_source=a&gclid=b&email=c@example.com&x=%3Cscript%3E`);
    const frame = frameIn(page, anchor);
    await frame.scrollIntoViewIfNeeded();
    await expect(formIn(page, anchor).getByLabel('Full name')).toBeVisible();
    expect(await heightOf(frame)).toBe(height);
    await expect(frame).toHaveAttribute('title', title);
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin');
    await expect(frame).toHaveAttribute('sandbox', /allow-forms/);
    await expect(frame).not.toHaveAttribute('allow');
    expect(await received(formIn(page, anchor))).toEqual({
      utm_source: 'a',
      gclid: 'b',
      source: expect.stringMatching(/^[a-z-]+$/),
      page: path,
    });
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator(anchor)).toBeHidden();
  });
}

test('a call and the form in its own tab are offered below the frame', async ({ page }) => {
  for (const { path, anchor } of forms) {
    await page.goto(path);
    const below = page.locator(anchor).getByText('Prefer to talk?');
    const calls = below.getByRole('link', { name: /^\(/ });
    // The form of /help goes to both businesses.
    await expect(calls).toHaveCount(path === '/help' ? 2 : 1);
    for (const call of await calls.all()) await expect(call).toHaveAttribute('href', /^tel:\+1/);
    const popup = page.waitForEvent('popup');
    await below.getByRole('link', { name: 'new tab' }).click();
    const tab = await popup;
    await expect(tab.getByLabel('Full name')).toBeVisible();
    expect(new URL(tab.url()).searchParams.get('page')).toBe(path);
    await tab.close();
  }
});

test('the forms are shown without script @no-script', async ({ page }) => {
  for (const { path, anchor, height } of forms) {
    await page.goto(path);
    await expect(formIn(page, anchor).getByLabel('Full name'), path).toBeVisible();
    expect(await heightOf(frameIn(page, anchor)), path).toBe(height);
  }
});

for (const width of [1280, 320]) {
  test(`moves nothing at ${width} px while a slow form loads`, async ({ page }) => {
    const release = await holdBack(page, providerPaths.mainForm);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await frameIn(page, '#quote').scrollIntoViewIfNeeded();
    await expect(page.locator('#quote').getByText('The form is loading.')).toBeVisible();
    const before = await page.locator('#quote').boundingBox();
    release();
    await expect(formIn(page, '#quote').getByLabel('Full name')).toBeVisible();
    await expect(page.locator('#quote').getByText('The form is loading.')).toBeHidden();
    expect(await page.locator('#quote').boundingBox()).toEqual(before);
    expect(await layoutShift(page)).toBe(0);
  });
}

/** The browser's own sum of layout shifts since the page was opened. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(sum(list.getEntries()));
        }).observe({ type: 'layout-shift', buffered: true });
        const sum = (entries: PerformanceEntry[]) =>
          entries.reduce((total, entry) => total + Number(Reflect.get(entry, 'value')), 0);
        requestAnimationFrame(() => {
          setTimeout(() => {
            resolve(0);
          });
        });
      }),
  );
}

test('keeps the first campaign for the later pages of the visit', async ({ page }) => {
  await page.goto('/about?utm_source=first&gclid=g1');
  await page.goto('/blog?utm_source=second');
  await page.goto('/gallery');
  await frameIn(page, '#quote-form').scrollIntoViewIfNeeded();
  await expect(formIn(page, '#quote-form').getByLabel('Full name')).toBeVisible();
  expect(await received(formIn(page, '#quote-form'))).toMatchObject({
    utm_source: 'first',
    gclid: 'g1',
    page: '/gallery',
  });
  expect(await page.context().cookies()).toEqual([]);
});

test('loads the embed script once, and not before the visitor does something', async ({ page }) => {
  const requests = foreignRequests(page);
  const scripts = () => requests.filter((address) => address.endsWith(providerPaths.embedScript));
  await page.goto('/');
  await expect(formIn(page, '#quote').getByLabel('Full name')).toBeVisible();
  expect(scripts()).toEqual([]);
  await page.mouse.wheel(0, 100);
  await expect.poll(scripts).toHaveLength(1);
  await applyNow(page).click();
  await expect(dialogForm(page).getByLabel('Full name')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(scripts()).toHaveLength(1);
});

test('a click into the frame counts as doing something', async ({ page }) => {
  const requests = foreignRequests(page);
  await page.goto('/');
  await formIn(page, '#quote').getByLabel('Full name').fill('Ann');
  await expect.poll(() => requests.join()).toContain(providerPaths.embedScript);
});

test('has each id once, with the main form on the page and in the dialog', async ({ page }) => {
  await page.goto('/');
  await applyNow(page).click();
  await expect(dialogForm(page).getByLabel('Full name')).toBeVisible();
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual([...new Set(ids)]);
  await expect(page.locator('iframe[id]')).toHaveCount(0);
});

test('lets a taller form scroll in one place only', async ({ page, context }) => {
  await switchFaults(context, { [providerPaths.mainForm]: { tall: true } });
  await page.goto('/');
  const inner = formIn(page, '#quote').locator('html');
  await expect(formIn(page, '#quote').getByLabel('Full name')).toBeVisible();
  await page.mouse.wheel(0, 100);
  await expect.poll(() => heightOf(frameIn(page, '#quote'))).toBeGreaterThanOrEqual(1400);
  expect(await inner.evaluate((root) => root.scrollHeight - root.clientHeight)).toBe(0);

  await applyNow(page).click();
  const inDialog = dialogForm(page).locator('html');
  await expect
    .poll(() => inDialog.evaluate((root) => root.scrollHeight - root.clientHeight))
    .toBe(0);
});

test('leads to the form from the bottom buttons of gallery and FAQs', async ({ page }) => {
  for (const path of ['/gallery', '/faqs']) {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).click();
    await expect(page).toHaveURL(`${path}#quote-form`);
    await expect(frameIn(page, '#quote-form')).toBeInViewport();
  }
});

test('lets the form be sent on a phone @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/help');
  const form = formIn(page, '#quote-form');
  await form.getByLabel('Full name').fill('Ann');
  await form.getByRole('textbox', { name: 'E-mail' }).fill('ann@example.com');
  await form.getByRole('textbox', { name: 'Phone' }).fill('6145550100');
  await form.getByLabel('I agree').check();
  await form.getByRole('button', { name: 'Send' }).tap();
  await expect(form.getByText('Your request has arrived.')).toBeVisible();
});
