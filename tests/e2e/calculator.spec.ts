import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { CODE, PAGE, calculator, expectTakenOver } from './support/calculator.ts';
import { listScripts } from './support/intent.ts';
import { holdScripts } from './support/presses.ts';

async function fillIn(page: Page, texts: readonly [string, string, string]): Promise<void> {
  await calculator(page).loan.fill(texts[0]);
  await calculator(page).rate.fill(texts[1]);
  await calculator(page).years.fill(texts[2]);
}

test('shows no payment until Calculate is pressed, and replaces it with each press', async ({
  page,
}) => {
  await page.goto(PAGE);
  await expect(calculator(page).loan).toHaveValue('300000');
  await expect(calculator(page).rate).toHaveValue('6.5');
  await expect(calculator(page).years).toHaveValue('30');
  await expect(calculator(page).result).toHaveCount(0);
  await calculator(page).calculate.click();
  await expect(calculator(page).result).toContainText('$1,896.20');
  await expect(calculator(page).calculate).toBeFocused();
  await calculator(page).years.fill('15');
  await calculator(page).calculate.click();
  await expect(calculator(page).result).toContainText('$2,613.32');
  await expect(calculator(page).result).not.toContainText('$1,896.20');
  const note = page.getByRole('main').getByText('Principal and interest only. Property taxes');
  await expect(note).toContainText('HOA dues, and mortgage insurance aren’t included');
  await expect(note).toContainText('an estimate, not an offer');
});

test('counts a press before the code has loaded once, whatever follows', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(PAGE);
  await calculator(page).loan.fill('$425,000');
  await calculator(page).calculate.click();
  await page.keyboard.press('PageDown');
  await page.getByRole('heading', { level: 1 }).click();
  release();
  await expect(calculator(page).result).toContainText('$2,686.29');
  await expect(calculator(page).loan).toHaveValue('$425,000');
});

for (const [what, reach] of [
  [
    'the pointer comes near its card',
    async (page: Page) => {
      // The card is at the top of the region, and the 32 px above it count as the card.
      const region = page.getByRole('region', { name: 'Calculator', exact: true });
      const box = await region.boundingBox();
      if (!box) throw new Error('The calculator is not on the screen.');
      await page.mouse.move(box.x + box.width / 2, box.y - 16);
    },
  ],
  ['a field gets the focus', (page: Page) => calculator(page).rate.focus()],
] as const)
  test(`fetches its code when ${what}, not before`, async ({ page }) => {
    const scripts = listScripts(page);
    await page.goto(PAGE);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(scripts).toEqual([]);
    await reach(page);
    await expectTakenOver(page);
    expect(scripts.filter((script) => CODE.test(script))).toHaveLength(1);
  });

const HINTS = { loan: 'Example: 300,000', rate: 'Example: 6.5', years: 'Example: 30' } as const;

test('says beside each field what it takes, before, while, and after it is invalid', async ({
  page,
}) => {
  await page.goto(PAGE);
  const fields = calculator(page);
  const color = () =>
    page.getByText(HINTS.rate, { exact: true }).evaluate((hint) => getComputedStyle(hint).color);
  for (const field of ['loan', 'rate', 'years'] as const)
    await expect(fields[field]).toHaveAccessibleDescription(HINTS[field]);
  const usual = await color();
  await fields.rate.fill('six');
  await fields.calculate.click();
  await expect.poll(color).not.toBe(usual);
  await fields.rate.fill('6');
  await expect.poll(color).toBe(usual);
  await expect(fields.rate).toHaveAccessibleDescription(HINTS.rate);
});

test('stays silent about a value that cannot be, and focuses its field', async ({ page }) => {
  await page.goto(PAGE);
  for (const [name, texts, field] of [
    ['an empty loan', ['', '6.5', '30'], 'loan'],
    ['zero as the rate', ['300000', '0', '30'], 'rate'],
    ['a negative term', ['300000', '6.5', '-30'], 'years'],
    ['infinity as the rate', ['300000', 'Infinity', '30'], 'rate'],
    ['script as the loan', ['<img src=x>', '6.5', '30'], 'loan'],
  ] as const) {
    await test.step(name, async () => {
      await fillIn(page, texts);
      await calculator(page).calculate.click();
      const stopped = calculator(page)[field];
      await expect(stopped).toBeFocused();
      await expect(stopped).toHaveAttribute('aria-invalid', 'true');
      await expect(stopped).toHaveAccessibleDescription(HINTS[field]);
      await expect(page.getByText(HINTS[field], { exact: true })).toBeVisible();
      await expect(page.locator('[aria-invalid]')).toHaveCount(1);
      await expect(calculator(page).result).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.locator('main')).not.toContainText(/NaN|Infinity|undefined/);
    });
  }
});

// Every way of writing a figure is listed beside parseInputs().
test('accepts figures as people write them', async ({ page }) => {
  await page.goto(PAGE);
  for (const [texts, payment] of [
    [['300,000', '6.5%', '30'], '$1,896.20'],
    [[' $300,000 ', '6.125', '30 years'], '$1,822.83'],
    [['300000', '0.1', '30'], '$845.93'],
    [['300\u00a0000', '6,5', '30\u2009yrs'], '$1,896.20'],
    [['USD 310k', '6½ %', '３０'], '$1,959.41'],
    [['999,999,999,999.99', '100', '1000'], '$83,333,333,333.33'],
  ] as const) {
    await fillIn(page, texts);
    await calculator(page).loan.press('Enter');
    await expect(calculator(page).result, texts.join(' / ')).toContainText(payment);
  }
});

test('marks the result as outdated when a field changes', async ({ page }) => {
  await page.goto(PAGE);
  await calculator(page).calculate.click();
  await expect(calculator(page).result).toContainText('$1,896.20');
  await expect(calculator(page).earlier).toBeHidden();
  await calculator(page).rate.fill('6.25');
  await expect(calculator(page).earlier).toBeVisible();
  await expect(calculator(page).earlier).toContainText('Press Calculate to update it.');
  await calculator(page).rate.fill('0');
  await calculator(page).calculate.click();
  await expect(calculator(page).rate).toBeFocused();
  await expect(calculator(page).result).toContainText('$1,896.20');
  await expect(calculator(page).earlier).toBeVisible();
  await expect(calculator(page).earlier).not.toContainText('Press Calculate');
  await calculator(page).rate.fill('6.50');
  await expect(calculator(page).earlier).toBeHidden();
  await expect(calculator(page).rate).not.toHaveAttribute('aria-invalid');
});

test('changes the live region once per calculation and not while typing', async ({ page }) => {
  await page.goto(PAGE);
  await calculator(page).calculate.click();
  await expect(calculator(page).result).toContainText('$1,896.20');
  const changes = await calculator(page).result.evaluateHandle((region) => {
    const log: number[] = [];
    new MutationObserver((records) => log.push(records.length)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return log;
  });
  await calculator(page).years.fill('20');
  await calculator(page).calculate.click();
  await expect(calculator(page).result).toContainText('$2,236.72');
  await calculator(page).calculate.click();
  await expect.poll(() => changes.evaluate((log) => log.length)).toBe(2);
});

test('works by keyboard alone, with arrow keys for the rate and a wheel that changes nothing', async ({
  page,
}) => {
  await page.goto(PAGE);
  await calculator(page).loan.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('250000');
  await page.keyboard.press('Tab');
  await expect(calculator(page).rate).toBeFocused();
  await expectTakenOver(page);
  await page.keyboard.press('ArrowUp');
  await expect(calculator(page).rate).toHaveValue('6.6');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(calculator(page).rate).toHaveValue('6.4');
  await page.mouse.wheel(0, 300);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(calculator(page).calculate).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(calculator(page).result).toContainText('$1,563.76');
  await expect(calculator(page).calculate).toBeFocused();
  await calculator(page).loan.hover();
  await calculator(page).loan.focus();
  await page.mouse.wheel(0, 200);
  await expect(calculator(page).loan).toHaveValue('250000');
});

test('has the fields, the formula, and a worked example without script @no-script', async ({
  page,
}) => {
  await page.goto(PAGE);
  await expect(calculator(page).loan).toHaveValue('300000');
  await expect(calculator(page).calculate).toBeHidden();
  const note = page.getByText('The calculator needs JavaScript.');
  await expect(note).toBeVisible();
  const tops = await Promise.all([note, calculator(page).loan].map((part) => part.boundingBox()));
  expect(tops[0]?.y, 'the note comes before the form').toBeLessThan(tops[1]?.y ?? 0);
  await page.getByRole('link', { name: 'a worked example', exact: true }).click();
  const example = page.getByRole('table').filter({ hasText: 'Terms of the example' });
  await expect(example).toContainText('APR');
  await expect(example).toContainText('Number of monthly payments');
  await expect(page.getByText('payment = loan')).toBeVisible();
});

test('has three fields and a thumb-sized button for touch @phone', async ({ page }) => {
  await page.goto(PAGE);
  await calculator(page).rate.tap();
  await calculator(page).rate.fill('7');
  await calculator(page).calculate.tap();
  await expect(calculator(page).result).toContainText('$1,995.91');
  const box = await calculator(page).calculate.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
});
