import { expect, test } from '@playwright/test';

const path = '/loan-programs/fha';
const figures =
  /^Figures checked (?:January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d$/;
const terms = 'Terms on this page';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`page notes with script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('show each figure with its time and source when opened by keyboard', async ({ page }) => {
      await page.goto(path);
      const note = page
        .getByRole('group')
        .filter({ has: page.getByRole('heading', { name: figures }) });
      const premium = note.getByText(/^FHA upfront mortgage insurance premium.*: 1\.75%$/);
      await expect(premium).toBeHidden();
      await note.getByRole('heading', { name: figures }).locator('..').press('Enter');
      await expect(premium).toBeVisible();
      await expect(note.getByText(/^As of 20\d\d\. HUD Mortgagee Letter/).first()).toBeVisible();
      await expect(
        note.getByRole('link', { name: 'HUD Mortgagee Letter 2023-05' }).first(),
      ).toHaveAttribute('href', /^https:\/\//);
    });

    test('open at the explanation that a term in the text leads to', async ({ page }) => {
      await page.goto(path);
      const term = page.getByRole('main').locator('a[href^="#term-"]').first();
      const explanation = page.locator((await term.getAttribute('href')) ?? '');
      await expect(explanation).toBeHidden();
      await term.click();
      await expect(explanation).toBeInViewport();
    });

    for (const [anchor, heading] of [
      ['terms', terms],
      ['figures', figures],
    ] as const)
      test(`open for a link to #${anchor}, below their heading`, async ({ page }) => {
        await page.goto(`/loan-programs#${anchor}`);
        await expect(page.getByRole('heading', { name: heading })).toBeInViewport({ ratio: 1 });
        await expect(page.locator(`#${anchor}`).getByRole('definition').first()).toBeInViewport();
      });

    test('print in full without being opened', async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await expect(
        page.getByText(/^FHA upfront mortgage insurance premium.*: 1\.75%$/),
      ).toBeVisible();
    });
  });
}

test('page notes end the page, after its call to action', async ({ page }) => {
  await page.goto(path);
  const headings = await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .allTextContents();
  expect(headings.slice(-2)).toEqual([terms, expect.stringMatching(figures)]);
});
