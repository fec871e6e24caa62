import { expect, test } from '@playwright/test';

test.describe('on a phone', { tag: '@phone' }, () => {
  for (const width of [320, 360, 412]) {
    test(`the top bar has both its links, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/about');
      const bar = page.getByRole('navigation', { name: 'Contact' });
      const area = bar.getByRole('link', { name: 'Serving Westerville & central Ohio' });
      await expect(area).toBeInViewport({ ratio: 1 });
      await expect(area).toHaveAttribute('href', '/service-areas/westerville');
      const phone = bar.getByRole('link', { name: /^\(\d{3}\) \d{3}-\d{4}$/ });
      await expect(phone).toBeInViewport({ ratio: 1 });
      await expect(phone).toHaveAttribute('href', /^tel:\+1\d{10}$/);
    });
  }

  test('the menu names the ZIPs of each city', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('navigation', { name: 'Mobile' });
    await menu.getByText('Service Area', { exact: true }).tap();
    const dublin = menu.getByRole('link', { name: 'Dublin' });
    await expect(dublin).toBeVisible();
    await expect(dublin).toContainText(/\b430\d\d\b/);
  });
});
