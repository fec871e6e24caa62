import { expect, test } from '@playwright/test';
import { CODE, PAGE, calculator, section } from './support/calculator.ts';
import { listScripts } from './support/intent.ts';
import { holdScripts, stopClock } from './support/presses.ts';
import { uncaughtErrors } from './support/provider.ts';

test('when the code does not come, the page says what to do and trying again loses nothing', async ({
  page,
}) => {
  const errors = uncaughtErrors(page);
  await page.route(CODE, (route) => route.abort());
  await page.goto(PAGE);
  await calculator(page).loan.fill('410000');
  await calculator(page).calculate.click();
  await expect(page.getByRole('alert')).toContainText('The calculator didn’t load');
  await expect(page.getByRole('alert').getByRole('link', { name: /555/ })).toBeVisible();
  await expect(calculator(page).loan).toHaveValue('410000');
  await page.unroute(CODE);
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(calculator(page).loan).toHaveValue('410000');
  await expect(calculator(page).result).toContainText('$2,591.48');
  expect(errors).toEqual([]);
});

test('when the code has failed twice, the page says so without waiting for the time limit', async ({
  page,
}) => {
  const scripts = listScripts(page);
  await page.clock.install();
  await page.route(CODE, (route) => route.abort());
  await page.goto(PAGE);
  await stopClock(page);
  const tries = () => scripts.filter((script) => CODE.test(script)).length;
  await calculator(page).calculate.click();
  await expect.poll(tries).toBe(1);
  let elapsed = 0;
  await expect(async () => {
    // Astro tries again after a second.
    await page.clock.runFor(100);
    elapsed += 100;
    expect(tries()).toBe(2);
  }).toPass({ intervals: [50] });
  expect(elapsed).toBeLessThan(4000);
  await expect(page.getByRole('alert')).toContainText('The calculator didn’t load');
});

test('a press on Calculate says that the calculator is loading until its code comes or fails', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.clock.install();
  await page.goto(PAGE);
  await stopClock(page);
  const loading = page.getByRole('status').getByText('The calculator is loading.');
  await calculator(page).loan.fill('410000');
  await expect(loading).toBeHidden();
  await calculator(page).calculate.click();
  await expect(loading).toBeVisible();
  await page.clock.runFor(4000);
  await expect(page.getByRole('alert')).toContainText('The calculator didn’t load');
  await expect(loading).toBeHidden();
  release();
  await expect(calculator(page).result).toContainText('$2,591.48');
  await expect(loading).toBeHidden();
});

test('an address with figures says that the calculator is loading, until its code comes or fails', async ({
  page,
}) => {
  const loading = page.getByRole('status').getByText('The calculator is loading.');
  const release = await holdScripts(page);
  await page.goto(`${PAGE}?loan=410000&rate=6.5&years=30`);
  await expect(loading).toBeVisible();
  release();
  await expect(calculator(page).result).toContainText('$2,591.48');
  await expect(loading).toBeHidden();
  await page.route(CODE, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The calculator didn’t load');
  await expect(loading).toBeHidden();
});

test('Calculate counts when the code comes after the time limit', async ({ page }) => {
  const release = await holdScripts(page);
  await page.clock.install();
  await page.goto(PAGE);
  await calculator(page).loan.fill('410000');
  await calculator(page).calculate.click();
  await page.clock.runFor(4000);
  await expect(page.getByRole('alert')).toContainText('The calculator didn’t load');
  release();
  await expect(calculator(page).result).toContainText('$2,591.48');
  await expect(page.getByRole('alert')).toBeHidden();
});

test('trying again keeps the figures as they were typed, though the code does not come again', async ({
  page,
}) => {
  await holdScripts(page);
  await page.clock.install();
  await page.goto(PAGE);
  const { loan, rate, years, calculate } = calculator(page);
  await loan.fill('$410,000');
  await rate.fill('5,25');
  await years.fill('15 years');
  await calculate.click();
  await page.clock.runFor(4000);
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL(/loan=/);
  await expect(loan).toHaveValue('$410,000');
  await expect(rate).toHaveValue('5,25');
  await expect(years).toHaveValue('15 years');
});

test('trying again on a phone leads to the whole message, or to the whole result', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route(CODE, (route) => route.abort());
  await page.goto(PAGE);
  await calculator(page).calculate.click();
  const problem = page.getByRole('alert').filter({ hasText: 'The calculator didn’t load' });
  const tryAgain = problem.getByRole('button', { name: 'Try again' });
  await tryAgain.click();
  await page.waitForURL(/retry=1/);
  await expect(problem).toBeInViewport({ ratio: 1 });
  await page.unroute(CODE);
  await tryAgain.click();
  await expect(calculator(page).result).toBeInViewport({ ratio: 1 });
});

test('trying again calculates what was typed, and keeps what the link carried', async ({
  page,
}) => {
  await page.route(CODE, (route) => route.abort());
  await page.goto(`${PAGE}?loan=1&rate=1&years=1&extra=200&utm_source=mail`);
  const { loan, rate, years, calculate, result } = calculator(page);
  await loan.fill('300k');
  await rate.fill('6,5');
  await years.fill('30 yrs');
  await calculate.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(CODE);
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(result).toContainText('$1,896.20');
  await expect(section(page, 'Extra payments')).toContainText('Filled in');
  await expect(page).toHaveURL(/\?utm_source=mail&loan=300000&rate=6\.5&years=30&extra=200(?:#|$)/);
});

test('trying again keeps a figure that can’t be calculated, and marks it', async ({ page }) => {
  await page.route(CODE, (route) => route.abort());
  await page.goto(PAGE);
  const { loan, rate, calculate, result } = calculator(page);
  await loan.fill('300.000');
  await rate.fill('7');
  await calculate.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(CODE);
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(loan).toBeFocused();
  await expect(loan).toHaveAttribute('aria-invalid', 'true');
  await expect(loan).toHaveValue('300.000');
  await expect(rate).toHaveValue('7');
  await expect(result).toHaveCount(0);
});
