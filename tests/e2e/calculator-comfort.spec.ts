import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { axeFaults, contrastFaults } from './support/axe.ts';
import { HEADINGS, PAGE, calculator, open, section } from './support/calculator.ts';
import { timePerKey } from './support/processor-time.ts';

const FULL =
  'loan=300000&rate=6.5&years=40&price=340000&down=40000&start=2026-01&extra=20' +
  '&tax=3600-yearly&mortgage-insurance=150-monthly&compare=300000-6.125-40&compare=300000-6.5-15';

async function openAll(page: Page): Promise<void> {
  await page.goto(`${PAGE}?${FULL}`);
  for (const heading of HEADINGS) await open(page, heading);
  await section(page, 'Payment schedule').getByRole('button', { name: '2026' }).click();
}

test('has nothing for axe to report with everything open', async ({ page }) => {
  test.slow();
  await openAll(page);
  expect(await axeFaults(page, 'main')).toEqual([]);
});

test('stands out enough in dark colors with everything open', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAll(page);
  expect(await contrastFaults(page, 'main')).toEqual([]);
});

test('scrolls only the table sideways at 320 px, in its own box', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAll(page);
  const sideways = () =>
    document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(sideways)).toBe(0);
  const box = page.getByRole('region', { name: 'Payment schedule' });
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  const calculatorPart = page.getByRole('region', { name: 'Calculator', exact: true });
  const buttons = await calculatorPart.getByRole('button').filter({ visible: true }).all();
  expect(buttons.length).toBeGreaterThan(5);
  for (const button of buttons) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test('fits a phone with text twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await openAll(page);
  const wide = await page
    .getByRole('region', { name: 'Calculator', exact: true })
    .evaluate((region) => region.scrollWidth - region.clientWidth);
  expect(wide).toBe(0);
});

test('leads from the fields to a month of the schedule by keyboard alone', async ({ page }) => {
  await page.goto(PAGE);
  await calculator(page).years.focus();
  await page.keyboard.press('Enter');
  await expect(section(page, 'Payment schedule')).toBeVisible();
  await calculator(page).calculate.focus();
  for (const name of ['Copy link', 'Print', 'Download schedule (CSV)']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const schedule = section(page, 'Payment schedule');
  await expect(schedule.getByRole('table')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(schedule.getByLabel('Month of the first payment')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(schedule.getByRole('region', { name: 'Payment schedule' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(schedule.getByRole('button', { name: 'Year 1', exact: true })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(schedule.getByRole('row', { name: /^Payment 12/ })).toBeVisible();
});

test('keeps the two parts of the chart apart in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAll(page);
  const fill = (part: string) =>
    section(page, 'Principal and interest by year')
      .locator(`rect[data-part="${part}"]`)
      .first()
      .evaluate((bar) => getComputedStyle(bar).fill);
  expect(await fill('principal')).toMatch(/^rgb/);
  expect(await fill('interest')).toContain('url(');
});

test('opens everything by touch with reduced motion @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PAGE);
  await calculator(page).calculate.tap();
  for (const heading of HEADINGS) {
    await page.getByRole('heading', { name: heading, exact: true }).tap();
    await expect(section(page, heading)).toHaveAttribute('open');
  }
  await section(page, 'Compare loans').getByRole('button', { name: 'Add a loan' }).tap();
  await expect(page.getByRole('region', { name: 'Loan 2' })).toContainText('$2,613.32');
});

test('handles a typed key in less than 50 ms on a processor four times slower', async ({
  page,
}) => {
  test.slow();
  await openAll(page);
  const extra = section(page, 'Extra payments').getByRole('textbox', { name: 'Extra each month' });
  await extra.fill('');
  await expect(section(page, 'Extra payments')).toContainText('Enter an amount');
  await extra.focus();
  const times = await timePerKey(page, async () => {
    for (const digit of '1234567.89') await page.keyboard.press(digit);
  });
  await expect(section(page, 'Extra payments')).toContainText('in interest and pay off');
  const [middle = Infinity] = times.toSorted((a, b) => a - b).slice(times.length / 2);
  expect(times).toHaveLength(10);
  expect(4 * middle).toBeLessThan(50);
});
