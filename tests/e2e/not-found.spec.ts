import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { dialog, dialogForm, dialogFrame, received } from './support/quote-dialog.ts';

const main = (page: Page) => page.getByRole('main');

test('an unknown address says so, leads home and writes the path to the console', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const response = await page.goto('/nothing/like-this');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  await expect(main(page)).toContainText('Oops! Page not found');
  expect(logged.filter((text) => text.includes('/nothing/like-this'))).toHaveLength(1);
  await expect(main(page).getByText('Did you mean')).toBeHidden();
  await expect(main(page).getByRole('button')).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a listed program without a page is named, with quote and phone', async ({ page }) => {
  for (const [path, name] of [
    ['/loan-programs/usda', 'USDA Loan'],
    ['/loan-programs/fha-203k', 'FHA 203(k) Loan'],
    ['/loan-programs/HELOC', 'Home Equity Line of Credit (HELOC)'],
    ['/reverse', 'Reverse Mortgage (HECM)'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(main(page)).toContainText(`We don’t have a page about the ${name} yet`);
    await expect(main(page).getByRole('link', { name: /^Call \(614\)/ })).toBeVisible();
  }
  await main(page).getByRole('button', { name: 'Get Free Quote' }).click();
  await expect(dialog(page)).toBeVisible();
});

// Which page an address means is tested beside suggest(); here the site's own pages are known.
test('a near miss is answered with the page that was meant', async ({ page }) => {
  const meant = main(page).getByText('Did you mean').getByRole('link');
  for (const [path, href] of [
    ['/fha', '/loan-programs/fha'],
    ['/va', '/loan-programs/va'],
    ['/refinance', '/loan-programs/refinance'],
    ['/cash-out', '/loan-programs/cash-out'],
    ['/About', '/about'],
    ['/fha.html', '/loan-programs/fha'],
    ['/service-areas/dubln', '/service-areas/dublin'],
    ['/Service-Areas/New%20Albany', '/service-areas/new-albany'],
    ['/blog/closing-cost', '/blog/closing-costs'],
    ['/faq', '/faqs'],
    ['/contact-us', '/help'],
    ['/apply', '/#quote'],
    ['/resources', /^\/resources\/./],
    ['/resources/calculater', '/resources/calculator'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(meant, path).toHaveAttribute('href', href);
  }
  await meant.click();
  await expect(page).toHaveURL('/resources/calculator');
});

test.describe('what was typed as an address is not told to the form provider', () => {
  for (const path of [
    '/jane.doe@example.com/614-555-0100',
    '/loan-programs/usda/jane%40example.com',
  ]) {
    test(path, async ({ page }) => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.frame() !== page.mainFrame())
          sent.push(request.url(), request.headers().referer ?? '');
      });
      await page.goto(path);
      await page.getByRole('banner').getByRole('button', { name: 'Apply Now' }).click();
      await expect(dialogForm(page).getByLabel('Full name')).toBeVisible();
      expect(await received(dialogForm(page))).toEqual({ source: 'header', page: '/404' });
      await expect(dialogFrame(page)).not.toHaveAttribute('src', /jane/);
      for (const link of await page.locator('a[data-form]').all()) {
        await expect(link).toHaveAttribute('href', /page=%2F404(?:&|$)/);
      }
      expect(sent.join(' ')).not.toContain('jane');
      expect(sent.join(' ')).toContain('/widget/form/main');
    });
  }
});

test('an address cannot write into the page', async ({ page }) => {
  await page.goto('/%3Cimg%20src=x%20onerror=alert(1)%3E/fha');
  await expect(main(page).locator('img[src="x"]')).toHaveCount(0);
});

test(
  'without script the screen is complete and leads home',
  { tag: '@no-script' },
  async ({ page }) => {
    const response = await page.goto('/loan-programs/usda');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
    await expect(main(page)).toContainText('Oops! Page not found');
    await expect(main(page).getByText('have a page about')).toBeHidden();
    await expect(main(page).getByText('Did you mean')).toBeHidden();
    await main(page).getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  },
);
