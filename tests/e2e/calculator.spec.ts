import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

const PAGE = '/resources/calculator';
/** The island's own file, also when it is asked for again with a query. */
const CODE = /MortgageCalculator\.[^/]*\.js/;

const loan = (page: Page) => page.getByRole('textbox', { name: 'Loan amount' }).first();
const rate = (page: Page) => page.getByRole('textbox', { name: 'Annual rate' }).first();
const years = (page: Page) => page.getByRole('textbox', { name: 'Term' }).first();
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate' });
const result = (page: Page) => page.getByRole('status').filter({ hasText: 'Monthly payment' });
const earlier = (page: Page) => page.getByText('This result is for the earlier values.');

async function fillIn(page: Page, texts: readonly [string, string, string]): Promise<void> {
  await loan(page).fill(texts[0]);
  await rate(page).fill(texts[1]);
  await years(page).fill(texts[2]);
}

test('the spec’s example: empty until pressed, then the payment, replaced each time', async ({
  page,
}) => {
  await page.goto(PAGE);
  await expect(loan(page)).toHaveValue('300000');
  await expect(rate(page)).toHaveValue('6.5');
  await expect(years(page)).toHaveValue('30');
  await expect(result(page)).toHaveCount(0);
  await calculate(page).click();
  await expect(result(page)).toContainText('$1,896.20');
  await expect(calculate(page)).toBeFocused();
  await years(page).fill('15');
  await calculate(page).click();
  await expect(result(page)).toContainText('$2,613.32');
  await expect(result(page)).not.toContainText('$1,896.20');
  await expect(
    page
      .getByText('Property taxes, homeowner’s insurance')
      .or(page.getByText("Property taxes, homeowner's insurance")),
  ).toContainText('not an offer');
});

test('a press before the code has come counts once', async ({ page }) => {
  await page.route('**/_astro/*.js', async (route) => {
    await new Promise((go) => setTimeout(go, 400));
    await route.continue();
  });
  await page.goto(PAGE);
  await loan(page).fill('$425,000');
  await calculate(page).click();
  await expect(result(page)).toContainText('$2,686.29');
  await expect(loan(page)).toHaveValue('$425,000');
});

test('the first island costs at most three files', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(PAGE);
  expect(scripts).toEqual([]);
  await loan(page).focus();
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.length).toBeLessThanOrEqual(3);
});

for (const [name, texts, field] of [
  ['zero loan', ['0', '6.5', '30'], 'Loan amount'],
  ['zero rate', ['300000', '0', '30'], 'Annual rate'],
  ['zero term', ['300000', '6.5', '0'], 'Term'],
  ['empty', ['', '6.5', '30'], 'Loan amount'],
  ['words', ['300000', 'six', '30'], 'Annual rate'],
  ['negative loan', ['-300000', '6.5', '30'], 'Loan amount'],
  ['negative rate', ['300000', '-6.5', '30'], 'Annual rate'],
  ['negative term', ['300000', '6.5', '-30'], 'Term'],
  ['exponent', ['3e5', '6.5', '30'], 'Loan amount'],
  ['infinity', ['300000', 'Infinity', '30'], 'Annual rate'],
  ['foreign separators', ['300.000,00', '6.5', '30'], 'Loan amount'],
  ['script', ['<img src=x>', '6.5', '30'], 'Loan amount'],
] as const) {
  test(`bad input, ${name}: silence, and the field that stopped it has focus`, async ({ page }) => {
    await page.goto(PAGE);
    await fillIn(page, texts);
    await calculate(page).click();
    const stopped = page.getByRole('textbox', { name: field }).first();
    await expect(stopped).toBeFocused();
    await expect(stopped).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[aria-invalid]')).toHaveCount(1);
    await expect(result(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page.locator('main')).not.toContainText(/NaN|Infinity|undefined/);
  });
}

for (const [texts, payment] of [
  [['300,000', '6.5%', '30'], '$1,896.20'],
  [[' $300,000 ', '6.125', '30 years'], '$1,822.83'],
  [['300000', '0.1', '30'], '$845.93'],
  [['10000000000', '100', '1000'], '$833,333,333.33'],
] as const) {
  test(`good input, ${texts.join(' / ')}`, async ({ page }) => {
    await page.goto(PAGE);
    await fillIn(page, texts);
    await loan(page).press('Enter');
    await expect(result(page)).toContainText(payment);
  });
}

test('changing a field marks the result as being for the earlier values', async ({ page }) => {
  await page.goto(PAGE);
  await calculate(page).click();
  await expect(earlier(page)).toBeHidden();
  await rate(page).fill('6.25');
  await expect(earlier(page)).toBeVisible();
  await rate(page).fill('0');
  await calculate(page).click();
  await expect(rate(page)).toBeFocused();
  await expect(result(page)).toContainText('$1,896.20');
  await expect(earlier(page)).toBeVisible();
  await rate(page).fill('6.50');
  await expect(earlier(page)).toBeHidden();
  await expect(rate(page)).not.toHaveAttribute('aria-invalid');
});

test('each calculation changes the live region once, typing does not', async ({ page }) => {
  await page.goto(PAGE);
  await calculate(page).click();
  await expect(result(page)).toContainText('$1,896.20');
  const changes = await result(page).evaluateHandle((region) => {
    const log: number[] = [];
    new MutationObserver((records) => log.push(records.length)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return log;
  });
  await years(page).fill('20');
  await calculate(page).click();
  await expect(result(page)).toContainText('$2,236.72');
  await calculate(page).click();
  await expect.poll(() => changes.evaluate((log) => log.length)).toBe(2);
});

test('by keyboard alone; arrow keys step the rate; the wheel changes nothing', async ({ page }) => {
  await page.goto(PAGE);
  await loan(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('250000');
  await page.keyboard.press('Tab');
  await expect(rate(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(rate(page)).toHaveValue('6.6');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(rate(page)).toHaveValue('6.4');
  await page.mouse.wheel(0, 300);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(calculate(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText('$1,563.76');
  await expect(calculate(page)).toBeFocused();
  await loan(page).hover();
  await loan(page).focus();
  await page.mouse.wheel(0, 200);
  await expect(loan(page)).toHaveValue('250000');
});

test('an address with a loan fills the fields and calculates at once', async ({ page }) => {
  await page.goto(`${PAGE}?loan=410000&rate=6.125&years=15&utm_source=mail`);
  await expect(result(page)).toContainText('$3,487.56');
  await expect(loan(page)).toHaveValue('410000');
  await expect(rate(page)).toHaveValue('6.125');
  await expect(years(page)).toHaveValue('15');
});

test('wrong values in the address are ignored one by one', async ({ page }) => {
  await page.goto(`${PAGE}?loan=<b>&rate=abc&years=15`);
  await expect(result(page)).toContainText('$2,613.32');
  await expect(loan(page)).toHaveValue('300000');
});

test('an address in which nothing is good calculates nothing', async ({ page }) => {
  await page.goto(`${PAGE}?loan=-1&rate=&years=0`);
  await loan(page).focus();
  await page.waitForLoadState('networkidle');
  await expect(result(page)).toHaveCount(0);
  await expect(loan(page)).toHaveValue('300000');
});

test('when the code does not come, the page says what to do and a second press tries again', async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.route(CODE, (route) => route.abort());
  await page.goto(PAGE);
  await loan(page).fill('410000');
  await calculate(page).click();
  await expect(page.getByRole('alert')).toContainText('The calculator has not loaded', {
    timeout: 10_000,
  });
  await expect(page.getByRole('alert').getByRole('link', { name: /555/ })).toBeVisible();
  await expect(loan(page)).toHaveValue('410000');
  await page.unroute(CODE);
  await calculate(page).click();
  await expect(result(page)).toContainText('$2,591.48');
  expect(errors).toEqual([]);
});

test('without script the fields, the formula and a worked example are there @no-script', async ({
  page,
}) => {
  await page.goto(PAGE);
  await expect(loan(page)).toHaveValue('300000');
  await expect(calculate(page)).toBeHidden();
  await expect(page.getByText('This page needs JavaScript to calculate.')).toBeVisible();
  await page.getByRole('link', { name: 'a worked example' }).click();
  const example = page.getByRole('table').filter({ hasText: 'Terms of the example' });
  await expect(example).toContainText('APR');
  await expect(example).toContainText('Number of monthly payments');
  await expect(page.getByText('payment = loan')).toBeVisible();
});

test('touch: three fields and a thumb-sized button @phone', async ({ page }) => {
  await page.goto(PAGE);
  await rate(page).tap();
  await rate(page).fill('7');
  await calculate(page).tap();
  await expect(result(page)).toContainText('$1,995.91');
  const box = await calculate(page).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
});

test('axe finds nothing before and after a result', async ({ page }) => {
  await page.goto(PAGE);
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
  await calculate(page).click();
  await loan(page).fill('');
  await calculate(page).click();
  await expect(earlier(page)).toBeVisible();
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
});
