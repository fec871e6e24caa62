import { expect, test } from '@playwright/test';
import { HEADINGS, DEFERRED_CODE, PAGE, calculator, open, section } from './support/calculator.ts';
import { uncaughtErrors } from './support/provider.ts';

test.beforeEach(async ({ page }) => {
  await page.goto(PAGE);
});

test('shows three fields until more are asked for', async ({ page }) => {
  await calculator(page).calculate.click();
  for (const heading of HEADINGS)
    await expect(page.getByText(heading, { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Payment schedule' })).toHaveCount(0);
});

test('lists the schedule by year with months, totals, and a payoff month', async ({ page }) => {
  await calculator(page).calculate.click();
  const schedule = await open(page, 'Payment schedule');
  await expect(schedule).toContainText('359 payments of $1,896.20, then one of $1,900.91');
  await expect(schedule).toContainText('Total interest is $382,636.71.');
  const table = schedule.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(32);
  await table.getByRole('button', { name: 'Year 30' }).click();
  await expect(table.getByRole('row')).toHaveCount(44);
  await expect(table.getByRole('row', { name: /^Payment 360/ })).toContainText('$1,900.91');
  await expect(table.getByRole('row', { name: /^Payment 360/ })).toContainText('$0.00');
  await expect(table.getByRole('row', { name: /^Total/ })).toContainText(
    /\$682,636\.71.*\$382,636\.71.*\$300,000\.00/,
  );
  await schedule.getByLabel('Month of the first payment').selectOption('January');
  await schedule.getByRole('textbox', { name: 'Year' }).fill('2026');
  await expect(schedule).toContainText('after 30 years, in December 2055');
  await table.getByRole('button', { name: '2055' }).click();
  await expect(table.getByRole('row', { name: /^December 2055/ })).toContainText('$1,900.91');
  await table.getByRole('button', { name: '2055' }).click();
  await expect(table.getByRole('row', { name: /^December 2055/ })).toHaveCount(0);
});

test('leaves out months after an early payoff', async ({ page }) => {
  const { loan, rate, years, calculate } = calculator(page);
  await loan.fill('1000');
  await rate.fill('0.1');
  await years.fill('40');
  await calculate.click();
  const schedule = await open(page, 'Payment schedule');
  await schedule.getByRole('button', { name: 'Year 40' }).click();
  await expect(schedule.getByRole('row', { name: /^Payment 479/ })).toContainText('$0.00');
  await expect(schedule.getByRole('row', { name: /^Payment 480/ })).toHaveCount(0);
});

test('says in words what the chart shows', async ({ page }) => {
  await calculator(page).calculate.click();
  const chart = await open(page, 'Principal and interest by year');
  await expect(chart).toContainText('$300,000.00 in principal and $382,636.71 in interest');
  await expect(chart).toContainText('more of what you pay goes to principal than to interest');
  await expect(chart.getByRole('img', { name: /each year, Year 1 to Year 30/ })).toBeVisible();
});

test('says what extra payments save without changing the payment above', async ({ page }) => {
  await calculator(page).calculate.click();
  const extra = await open(page, 'Extra payments');
  await expect(extra).toContainText('Enter an amount above $0 to see what it saves.');
  await extra.getByRole('textbox', { name: 'Extra each month' }).fill('$200');
  await expect(extra).toContainText('save $103,450.19 in interest');
  await expect(extra).toContainText('6 years 11 months earlier');
  await expect(calculator(page).result).toContainText('$1,896.20');
  await extra.getByRole('textbox', { name: 'One-time payment' }).fill('10000');
  await expect(extra).toContainText(/after 21 years/);
  await extra.getByRole('textbox', { name: 'Add to payment number' }).fill('0');
  await expect(extra.getByRole('textbox', { name: 'Add to payment number' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(extra).toContainText('6 years 11 months earlier');
  await expect(extra.getByRole('status')).toContainText('in interest and pay off');
});

test('lists taxes, insurance, and dues on lines of their own', async ({ page }) => {
  await calculator(page).calculate.click();
  const costs = await open(page, 'Taxes, insurance, and dues');
  await costs.getByRole('textbox', { name: 'Property taxes' }).fill('3600');
  await costs.getByRole('textbox', { name: 'HOA dues' }).fill('250');
  await expect(costs.getByRole('definition')).toHaveText([
    '$1,896.20',
    '$300.00',
    '$250.00',
    '$2,446.20',
  ]);
  await costs.getByRole('combobox', { name: 'HOA dues: how often' }).selectOption('a year');
  await expect(costs.getByRole('definition').last()).toHaveText('$2,217.03');
  await expect(calculator(page).result).toContainText('$1,896.20');
});

test('derives the loan from price and down payment, and ends mortgage insurance by law', async ({
  page,
}) => {
  await calculator(page).calculate.click();
  const price = await open(page, 'Home price and down payment');
  await price.getByRole('textbox', { name: 'Home price' }).fill('$375,000');
  await price.getByRole('textbox', { name: 'Down payment' }).fill('10%');
  await expect(price).toContainText('That leaves a loan of $337,500, 90% of the price.');
  await price.getByRole('button', { name: 'Use this loan amount' }).click();
  await expect(calculator(page).loan).toHaveValue('337500');
  await expect(calculator(page).result).toContainText('$2,133.23');
  const costs = await open(page, 'Taxes, insurance, and dues');
  await costs.getByRole('textbox', { name: 'Mortgage insurance' }).fill('150');
  await expect(costs).toContainText(/ends after payment \d+, .*78% of the price.*midpoint/);
  await expect(costs).toContainText('You can ask to have it removed once the balance is 80%');
  await expect(costs).toContainText('The monthly cost is $2,133.23 from then on.');
});

test('compares two or three loans side by side', async ({ page }) => {
  await calculator(page).calculate.click();
  const compare = await open(page, 'Compare loans');
  await compare.getByRole('button', { name: 'Add a loan to compare' }).click();
  const second = compare.getByRole('region', { name: 'Loan 2' });
  await expect(second).toContainText('$2,613.32');
  await expect(second).toContainText('$717.12 more a month');
  await second.getByRole('textbox', { name: 'Annual rate' }).fill('6.125');
  await expect(second).toContainText('$2,551.87');
  await compare.getByRole('button', { name: 'Add a loan to compare' }).click();
  await expect(compare.getByRole('region', { name: 'Loan 3' })).toBeVisible();
  await expect(compare.getByRole('button', { name: 'Add a loan to compare' })).toHaveCount(0);
  await second.getByRole('textbox', { name: 'Loan amount' }).fill('none');
  await expect(second).not.toContainText('Monthly payment');
  await second.getByRole('button', { name: 'Remove Loan 2' }).click();
  await expect(compare.getByRole('region', { name: /^Loan/ })).toHaveCount(1);
  await expect(compare.getByRole('region', { name: 'This loan' })).toContainText('$1,896.20');
});

test('keeps the details of the earlier values until Calculate is pressed again', async ({
  page,
}) => {
  await calculator(page).calculate.click();
  const schedule = await open(page, 'Payment schedule');
  await calculator(page).years.fill('15');
  await expect(calculator(page).earlier).toBeVisible();
  await expect(schedule.getByRole('row')).toHaveCount(32);
  await calculator(page).calculate.click();
  await expect(schedule.getByRole('row')).toHaveCount(17);
});

test('shows the payment when the details fail to load, and retries on the next press', async ({
  page,
}) => {
  const errors = uncaughtErrors(page);
  await page.route(DEFERRED_CODE, (route) => route.abort());
  await calculator(page).calculate.click();
  await expect(calculator(page).result).toContainText('$1,896.20');
  await expect(page.getByRole('alert')).toContainText('didn’t load');
  await page.unroute(DEFERRED_CODE);
  await calculator(page).calculate.click();
  await expect(section(page, 'Payment schedule')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('says so when a link’s figures fail to load, and shows them after a reload', async ({
  page,
}) => {
  await page.route(DEFERRED_CODE, (route) => route.abort());
  await page.goto(`${PAGE}?loan=410000&rate=6.125&years=15`);
  await expect(page.getByRole('alert')).toContainText('a link with numbers in it, reload the page');
  await page.unroute(DEFERRED_CODE);
  await page.reload();
  await expect(calculator(page).result).toContainText('$3,487.56');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
