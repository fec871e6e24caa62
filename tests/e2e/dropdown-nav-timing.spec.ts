import { expect, test } from '@playwright/test';

test('opens menus after 200 ms, closes after 150 ms, and skips the delay for 300 ms', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-01-01T12:00:00Z' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Resources' }).focus();
  await expect(page.locator('nav[data-ready]')).toBeAttached();
  await page.clock.pauseAt('2026-01-01T12:10:00Z');

  const menu = (name: string) => page.getByRole('button', { name });
  const open = page.getByRole('navigation').getByRole('button', { expanded: true });
  const away = () => page.mouse.move(600, 700);

  await menu('Loan Products').hover();
  await page.clock.runFor(199);
  await expect(open).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(open).toHaveText('Loan Products');

  await away();
  await page.clock.runFor(149);
  await expect(open).toHaveText('Loan Products');
  await page.clock.runFor(1);
  await expect(open).toHaveCount(0);

  await page.clock.runFor(299);
  await menu('Service Area').hover();
  await expect(open).toHaveText('Service Area');

  await away();
  await page.clock.runFor(150);
  await expect(open).toHaveCount(0);
  await page.clock.runFor(300);
  await menu('Resources').hover();
  await page.clock.runFor(199);
  await expect(open).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(open).toHaveText('Resources');
});
