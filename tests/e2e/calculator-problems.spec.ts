import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { axeFaults, contrastFaults } from './support/axe.ts';
import { PAGE, calculator, open, section, type HEADINGS } from './support/calculator.ts';
import { showIn } from './support/color-scheme.ts';

type Heading = (typeof HEADINGS)[number];

async function openSection(page: Page, heading: Heading) {
  await page.goto(PAGE);
  await calculator(page).calculate.click();
  return open(page, heading);
}

test('says what is wrong in each field, until it is mended', async ({ page }) => {
  await page.goto(PAGE);
  await calculator(page).calculate.click();
  for (const [heading, field, text, words, contradiction] of [
    [
      'Extra payments',
      'Extra each month',
      '$2oo',
      /extra amount each month.*dollar amount/,
      'Enter an amount',
    ],
    [
      'Extra payments',
      'One-time payment',
      '-5',
      /one-time payment.*dollar amount/,
      'Enter an amount',
    ],
    ['Taxes, insurance, and dues', 'HOA dues', '1.250', /HOA dues, so it isn’t counted/, undefined],
    ['Home price and down payment', 'Home price', '375.000', /the home price/, 'Enter both'],
    [
      'Home price and down payment',
      'Down payment',
      '20%%',
      /percentage, such as 20%/,
      'Enter both',
    ],
  ] as const) {
    await test.step(`"${text}" in ${field}`, async () => {
      const part = section(page, heading);
      const input = part.getByRole('textbox', { name: field });
      if (await input.isHidden()) await open(page, heading);
      await input.fill(text);
      await expect(input).toHaveAccessibleDescription(words);
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(part.getByRole('status')).toContainText(words);
      if (contradiction) await expect(part).not.toContainText(contradiction);
      await input.fill('');
      await expect(input).not.toHaveAttribute('aria-invalid');
      await expect(input).toHaveAccessibleDescription('');
    });
  }
});

test('says that a down payment of the whole price leaves nothing to borrow', async ({ page }) => {
  const part = await openSection(page, 'Home price and down payment');
  await part.getByRole('textbox', { name: 'Home price' }).fill('375k');
  await part.getByRole('textbox', { name: 'Down payment' }).fill('100%');
  await expect(part).toContainText('This down payment leaves nothing to borrow.');
  await expect(part).not.toContainText('Enter both');
});

test('says what is wrong with the year of the first payment', async ({ page }) => {
  const part = await openSection(page, 'Payment schedule');
  await part.getByLabel('Month of the first payment').selectOption('January');
  const year = part.getByRole('textbox', { name: 'Year' });
  await year.fill('27');
  await expect(year).toHaveAccessibleDescription(/four-digit year, such as 2027/);
});

test('says what is wrong with a compared loan, beside the example', async ({ page }) => {
  const part = await openSection(page, 'Compare loans');
  await part.getByRole('button', { name: 'Add a loan to compare' }).click();
  const rate = part.getByRole('textbox', { name: 'Annual rate' });
  await expect(rate).toHaveAccessibleDescription('Example: 6.5');
  await rate.fill('650');
  await expect(rate).toHaveAccessibleDescription(/the annual rate.*such as 6\.5/);
  await expect(part.getByRole('region', { name: 'Loan 2' })).not.toContainText('Monthly payment');
});

test('axe finds nothing beside a result in invalid fields, light and dark', async ({ page }) => {
  const part = await openSection(page, 'Extra payments');
  await part.getByRole('textbox', { name: 'Extra each month' }).fill('x');
  await calculator(page).rate.fill('x');
  await calculator(page).calculate.click();
  await expect(calculator(page).rate).toHaveAttribute('aria-invalid', 'true');
  await expect(calculator(page).earlier).toBeVisible();
  await showIn(page, 'light');
  expect(await axeFaults(page, 'main')).toEqual([]);
  await showIn(page, 'dark');
  expect(await contrastFaults(page, 'main')).toEqual([]);
});
