import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

export const PAGE = '/resources/calculator';

/** The island's own file, also when it is asked for again with a query. */
export const CODE = /MortgageCalculator\.[^/]*\.js/;
/** What it fetches after the first result. */
export const DEFERRED_CODE = /\/deferred-part\.[^/]*\.js/;

/** The three fields, their button and what comes of them. */
export const calculator = (page: Page) => {
  const form = page.getByRole('form', { name: 'Mortgage calculator' });
  return {
    loan: form.getByRole('textbox', { name: 'Loan amount' }),
    rate: form.getByRole('textbox', { name: 'Annual rate' }),
    years: form.getByRole('textbox', { name: 'Term' }),
    calculate: form.getByRole('button', { name: 'Calculate' }),
    result: page.getByRole('status').filter({ hasText: 'Monthly payment' }),
    earlier: page.getByText('This result is for your earlier numbers.'),
  };
};

/** Waits for React to have taken the form over: Astro then takes its mark away. */
export const expectTakenOver = (page: Page) =>
  expect(page.locator('astro-island').filter({ has: calculator(page).loan })).not.toHaveAttribute(
    'ssr',
  );

export const HEADINGS = [
  'Payment schedule',
  'Principal and interest by year',
  'Extra payments',
  'Taxes, insurance, and dues',
  'Home price and down payment',
  'Compare loans',
] as const;

/** The part of the details with this heading, whether open or closed. */
export const section = (page: Page, heading: (typeof HEADINGS)[number]): Locator =>
  page
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

/** Opens a part of the details. */
export async function open(page: Page, heading: (typeof HEADINGS)[number]): Promise<Locator> {
  await page.getByRole('heading', { name: heading, exact: true }).click();
  return section(page, heading);
}
