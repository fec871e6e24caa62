import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { PAGE, calculator, expectTakenOver, open, section } from './support/calculator.ts';
import { holdScripts } from './support/presses.ts';

const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Part of this link is missing or can’t be read.' });

test('an address with a loan fills the fields and calculates at once', async ({ page }) => {
  await page.goto(`${PAGE}?loan=410000&rate=6.125&years=15&utm_source=mail`);
  await expect(calculator(page).result).toContainText('$3,487.56');
  await expect(calculator(page).loan).toHaveValue('410000');
  await expect(calculator(page).rate).toHaveValue('6.125');
  await expect(calculator(page).years).toHaveValue('15');
});

test('wrong values in the address are ignored one by one', async ({ page }) => {
  await page.goto(`${PAGE}?loan=<b>&rate=abc&years=15`);
  await expect(calculator(page).result).toContainText('$2,613.32');
  await expect(calculator(page).loan).toHaveValue('300000');
  await expect(notice(page)).toContainText('Example values: loan amount and annual rate.');
});

test('an address in which nothing is good calculates nothing', async ({ page }) => {
  await page.goto(`${PAGE}?loan=-1&rate=&years=0`);
  await expect(notice(page)).toContainText('loan amount, annual rate, and term');
  await calculator(page).loan.focus();
  await expectTakenOver(page);
  await expect(calculator(page).result).toHaveCount(0);
  await expect(calculator(page).loan).toHaveValue('300000');
});

// Every damage that is repaired is listed beside repairQuery().
test('a link damaged on its way is repaired, in the address, too', async ({ page }) => {
  await page.goto(`${PAGE}?loan=%E2%80%8B410000&amp;rate=6,125&amp;years=15%3E).`);
  await expect(calculator(page).result).toContainText('$3,487.56');
  await expect(calculator(page).loan).toHaveValue('410000');
  await expect(calculator(page).rate).toHaveValue('6.125');
  await expect(calculator(page).years).toHaveValue('15');
  await expect(page).toHaveURL(/\?loan=410000&rate=6\.125&years=15$/);
  await expect(notice(page)).toHaveCount(0);
  for (const query of [
    'LOAN=410000&#038;RATE=6.125&#038;YEARS=15',
    'loan%3D410000%26rate%3D6,125%26years%3D15',
  ]) {
    await page.goto(`${PAGE}?${query}`);
    await expect(calculator(page).result).toContainText('$3,487.56');
    await expect(page).toHaveURL(/\?loan=410000&rate=6\.125&years=15$/);
  }
  await page.goto(`${PAGE}?utm_source%3Dmail%26loan%3D410000%26rate%3D6,125%26years%3D15`);
  await expect(calculator(page).result).toContainText('$3,487.56');
});

test('a link in part says so', async ({ page }) => {
  for (const [query, words] of [
    ['loan=410000&rate=6.125&yea', 'Example values: term.'],
    ['loan=300.000&rate=6.125&years=15', 'Example values: loan amount.'],
    ['years=15&rate=7', 'Example values: loan amount.'],
    ['extra=100', 'Example values: loan amount, annual rate, and term.'],
    ['loan=410000&rate=6.125&years=15&hoa=250&start=soon', 'Left out: first payment and HOA dues.'],
  ] as const) {
    await page.goto(`${PAGE}?${query}`);
    await expect(notice(page), query).toContainText(words);
  }
});

test('Calculate before the code came keeps what else the link carried', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(`${PAGE}?loan=300000&rate=6.5&years=30&extra=200`);
  await calculator(page).years.fill('15');
  await calculator(page).calculate.click();
  release();
  await expect(calculator(page).result).toContainText('$2,613.32');
  await expect(calculator(page).loan).toHaveValue('300000');
  await expect(section(page, 'Extra payments')).toContainText('Filled in');
  const extra = await open(page, 'Extra payments');
  await expect(extra.getByRole('textbox', { name: 'Extra each month' })).toHaveValue('200');
});
