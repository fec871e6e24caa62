import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { clipboardText } from './support/clipboard.ts';
import { uncaughtErrors } from './support/provider.ts';

const FIRST = 'Is shipping free?';
const THIRD = 'How long do custom cabinets take?';
const LAST = 'Is this the same company as the mortgage broker?';

const item = (page: Page, question: string) =>
  page.getByRole('group').filter({ has: page.getByRole('heading', { name: question }) });
const heading = (page: Page, question: string) => page.getByRole('heading', { name: question });
const answerLink = (page: Page, question: string) =>
  page.getByRole('link', { name: `Link to this answer: ${question}` });

const open = (page: Page) => page.getByRole('main').locator('details[open]');

/** The question stands below the header that sticks to the top, and within the window. */
async function expectClearOfHeader(page: Page, question: Locator): Promise<void> {
  await expect(question).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').boundingBox();
  const box = await question.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
}

/** Every answer takes its space in print; the screen is back afterwards. */
async function expectAllAnswersOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('counted from the day you approve')).toBeVisible();
  const items = page.getByRole('main').locator('details[name=faqs]');
  const heights = await items.evaluateAll((all) =>
    all.map((details) => {
      const answer = details.querySelector('p');
      return answer?.checkVisibility({ contentVisibilityAuto: true }) ? answer.offsetHeight : 0;
    }),
  );
  expect(heights).toHaveLength(10);
  expect(Math.min(...heights)).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'screen' });
}

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script });

    test('opens one answer at a time and lets it be closed', async ({ page }) => {
      await page.goto('/faqs');
      await expect(open(page)).toHaveCount(0);
      await heading(page, FIRST).click();
      await expect(answerLink(page, FIRST)).toBeVisible();
      await heading(page, THIRD).click();
      await expect(answerLink(page, THIRD)).toBeVisible();
      await expect(answerLink(page, FIRST)).toBeHidden();
      await heading(page, THIRD).click();
      await expect(open(page)).toHaveCount(0);
    });

    for (const width of [320, 1280]) {
      test(`opens the answer of a deep link clear of the header at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 700 });
        await page.goto('/faqs#custom-orders');
        await expect(answerLink(page, THIRD)).toBeVisible();
        await expect(open(page)).toHaveCount(1);
        await expectClearOfHeader(page, heading(page, THIRD));
      });
    }

    test('opens, closes, and reaches every question by keyboard', async ({ page }) => {
      await page.goto('/faqs');
      await item(page, FIRST).locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(answerLink(page, FIRST)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(answerLink(page, FIRST)).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect(open(page)).toHaveCount(1);
      await expect(answerLink(page, FIRST)).toBeHidden();
    });

    test('prints all ten answers, whichever were open before', async ({ page }) => {
      await page.goto('/faqs');
      await expectAllAnswersOnPaper(page);
      await heading(page, THIRD).click();
      await expect(answerLink(page, THIRD)).toBeVisible();
      await expectAllAnswersOnPaper(page);
      await heading(page, THIRD).click();
      await expect(open(page)).toHaveCount(0);
      await expectAllAnswersOnPaper(page);
      await expect(page.getByText('counted from the day you approve')).toBeHidden();
    });
  });
}

test('has every question and answer in the served HTML', async ({ page }) => {
  const html = await (await page.request.get('/faqs')).text();
  expect(html.match(/<details[^>]* name="faqs"/g)).toHaveLength(10);
  expect(html).toContain('counted from the day you approve the final drawing.');
});

test('opens the answer with the words that find in page looks for', async ({ page }) => {
  await page.goto('/faqs#:~:text=counted%20from%20the%20day');
  await expect(answerLink(page, THIRD)).toBeVisible();
});

test('keeps the pressed question in place while an answer above it closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/faqs');
  await heading(page, FIRST).click();
  await expect(answerLink(page, FIRST)).toBeVisible();
  await heading(page, LAST).scrollIntoViewIfNeeded();
  await heading(page, THIRD).scrollIntoViewIfNeeded();
  const before = await heading(page, THIRD).boundingBox();
  await heading(page, THIRD).click();
  await expect(answerLink(page, FIRST)).toBeHidden();
  await expect
    .poll(async () =>
      Math.abs(((await heading(page, THIRD).boundingBox())?.y ?? 0) - (before?.y ?? 0)),
    )
    .toBeLessThanOrEqual(1);
});

test('opens the answer that a changed address names', async ({ page }) => {
  await page.goto('/faqs');
  await heading(page, FIRST).click();
  await page.evaluate(() => {
    location.hash = 'custom-orders';
  });
  await expect(answerLink(page, THIRD)).toBeVisible();
  await expect(open(page)).toHaveCount(1);
});

test('ignores an address that is broken or names nothing', async ({ page }) => {
  const errors = uncaughtErrors(page);
  await page.goto('/faqs#%E0%A4%A');
  await heading(page, THIRD).click();
  await expect(answerLink(page, THIRD)).toBeVisible();
  await page.evaluate(() => {
    location.hash = 'no-such-question';
  });
  await expect(answerLink(page, THIRD)).toBeVisible();
  expect(errors).toEqual([]);
});

test('copies the link of an answer and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/faqs');
  await heading(page, THIRD).click();
  await answerLink(page, THIRD).hover();
  await expect(async () => {
    await answerLink(page, THIRD).click();
    await expect(page.getByText('Link copied')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page).toHaveURL('/faqs#custom-orders');
  expect(await clipboardText(page)).toContain('/faqs#custom-orders');
});

test('says where the link is when the clipboard is refused', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('refused')) },
    });
  });
  await page.goto('/faqs#custom-orders');
  await expect(async () => {
    await answerLink(page, THIRD).click();
    await expect(page.getByText('The link is in the address bar')).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test.describe('a browser that knows no groups of disclosures', () => {
  test('still has one answer open at a time', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name');
      new MutationObserver(() => {
        for (const details of document.querySelectorAll('details')) details.removeAttribute('name');
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/faqs');
    await heading(page, FIRST).click();
    await expect(answerLink(page, FIRST)).toBeVisible();
    await heading(page, THIRD).click();
    await expect(answerLink(page, THIRD)).toBeVisible();
    await expect(answerLink(page, FIRST)).toBeHidden();
  });
});

test('keeps the arrow and the edges in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/faqs');
  await expect(item(page, FIRST).locator('svg')).toBeVisible();
  await expect(item(page, FIRST).locator('..')).toHaveCSS('border-top-style', 'solid');
});

test.describe('touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('opens and closes at a tap', async ({ page }) => {
    await page.goto('/faqs');
    await heading(page, FIRST).tap();
    await expect(answerLink(page, FIRST)).toBeVisible();
    await heading(page, FIRST).tap();
    await expect(open(page)).toHaveCount(0);
  });
});
