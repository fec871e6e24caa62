import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { brokerage } from '../site/content.ts';
import { PAGE, calculator, open, section } from './support/calculator.ts';
import { readPdf } from './support/pdf-text.ts';
import { holdScripts } from './support/presses.ts';
import { clipboardText } from './support/clipboard.ts';

const FULL =
  'loan=300000&rate=6.5&years=30&price=340000&down=40000&start=2026-01&extra=200' +
  '&once=10000-at-12&tax=3600-yearly&mortgage-insurance=150-monthly&compare=300000-6.125-15';

test('keeps the address in step with the figures, and a campaign in it', async ({ page }) => {
  await page.goto(`${PAGE}?utm_source=mail`);
  await calculator(page).rate.fill('6.125%');
  await calculator(page).calculate.click();
  await expect(page).toHaveURL(/\?utm_source=mail&loan=300000&rate=6\.125&years=30$/);
  await expect(section(page, 'Extra payments')).not.toContainText('Filled in');
  const extra = await open(page, 'Extra payments');
  await extra.getByRole('textbox', { name: 'Extra each month' }).fill('100');
  await expect(extra).toContainText('Filled in');
  await expect(page).toHaveURL(/&years=30&extra=100$/);
});

test('restores everything from an address that has everything', async ({ page }) => {
  await page.goto(`${PAGE}?${FULL}`);
  await expect(calculator(page).result).toContainText('$1,896.20');
  await expect(calculator(page).loan).toHaveValue('300000');
  await expect(page.getByRole('group').filter({ hasText: 'Filled in' })).toHaveCount(5);
  await expect(section(page, 'Principal and interest by year')).not.toContainText('Filled in');
  const extra = await open(page, 'Extra payments');
  await expect(extra.getByRole('textbox', { name: 'Extra each month' })).toHaveValue('200');
  await expect(extra.getByRole('textbox', { name: 'One-time payment' })).toHaveValue('10000');
  const costs = await open(page, 'Taxes, insurance, and dues');
  await expect(costs.getByRole('textbox', { name: 'Property taxes' })).toHaveValue('3600');
  await expect(costs).toContainText('after the February 2034 payment');
  const price = await open(page, 'Home price and down payment');
  await expect(price.getByRole('textbox', { name: 'Down payment' })).toHaveValue('40000');
  const schedule = await open(page, 'Payment schedule');
  await expect(schedule.getByRole('textbox', { name: 'Year' })).toHaveValue('2026');
  const compare = await open(page, 'Compare loans');
  await expect(compare.getByRole('region', { name: 'Loan 2' })).toContainText('$2,551.87');
  await expect(page).toHaveURL(`${PAGE}?${FULL}`);
});

test('keeps figures typed before the code loaded, and marks the address’s result', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(`${PAGE}?loan=410000&rate=7&years=15`);
  await calculator(page).loan.fill('500000');
  release();
  await expect(calculator(page).result).toContainText('$3,685.20');
  await expect(calculator(page).loan).toHaveValue('500000');
  await expect(calculator(page).rate).toHaveValue('7');
  await expect(calculator(page).earlier).toBeVisible();
});

test('copies a link with the figures and nothing else, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto(`${PAGE}?utm_source=mail`);
  await calculator(page).calculate.click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  const copied = await clipboardText(page);
  expect(new URL(copied).search).toBe('?loan=300000&rate=6.5&years=30');
});

test('says where the link is when copying is not allowed', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.goto(PAGE);
  await calculator(page).calculate.click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'in the address bar' })).toBeVisible();
  await expect(page).toHaveURL(/\?loan=300000&rate=6\.5&years=30$/);
});

test('downloads the schedule as a file that spreadsheets read', async ({ page }) => {
  await page.goto(`${PAGE}?loan=300000&rate=6.5&years=30&start=2026-01`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download schedule (CSV)' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('mortgage-schedule.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(361);
  expect(lines[1]).toBe('1,January 2026,1896.20,1625.00,271.20,0.00,299728.80');
  expect(lines[360]).toMatch(/^360,December 2055,1900\.91,.*,0\.00$/);
});

for (const [name, query] of [
  ['30 years with everything', FULL],
  ['40 years from the middle of a year', 'loan=300000&rate=6.5&years=40&start=2026-09'],
  ['60 years', 'loan=300000&rate=6.5&years=60'],
] as const) {
  test(`prints one page: ${name}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-01-02T12:00:00Z'));
    await page.goto(`${PAGE}?${query}`);
    await expect(section(page, 'Payment schedule')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    const { pages, text } = readPdf(await page.pdf({ format: 'Letter' }));
    expect(pages).toBe(1);
    const words = text.normalize('NFKC').replaceAll(/\s/g, '');
    for (const part of [
      'January 2, 2031',
      'Loan amount $300,000',
      'Annual rate 6.5%',
      'Total',
      '$300,000.00',
      'This is an estimate, not an offer.',
      ...brokerage.licenses.map(({ kind, number }) => `${kind} ${number}`),
      '(614) 555-0148',
    ])
      expect(words).toContain(part.replaceAll(' ', ''));
    expect(words).not.toContain('Serving');
  });
}

test('prints the sheet at once, with what was typed last', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.title = document.querySelector('.print-sheet')?.textContent ?? 'No sheet';
    };
  });
  await page.goto(`${PAGE}?loan=300000&rate=6.5&years=30`);
  const extra = await open(page, 'Extra payments');
  await extra.getByRole('textbox', { name: 'Extra each month' }).fill('200');
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveTitle(/Extra each month\$200/);
});

test('prints like any other page before a result', async ({ page }) => {
  await page.goto(PAGE);
  const { text } = readPdf(await page.pdf({ format: 'Letter' }));
  expect(text.normalize('NFKC').replaceAll(/\s/g, '')).toContain(
    'Thisisanexampleforillustrationonly,notanoffer',
  );
});

test('stores and sends nothing', async ({ page, context, baseURL }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await page.goto(`${PAGE}?${FULL}`);
  await expect(section(page, 'Compare loans')).toBeVisible();
  await calculator(page).loan.fill('123456');
  await calculator(page).calculate.click();
  await open(page, 'Payment schedule');
  await expect(page).toHaveURL(/loan=123456/);
  const away = requests.filter((line) => !line.startsWith(`GET ${baseURL ?? ''}/`));
  expect(away).toEqual([]);
  expect(requests.filter((line) => line.includes('123456'))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
