import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { calculator } from './support/calculator.ts';
import { dialogForm } from './support/quote-dialog.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const inFooter = (name: string) => (page: Page) =>
  footer(page).getByRole('link', { name, exact: true });
const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name });

/** What a visitor looks for, the presses that lead there from the home page, and what is found. */
const searches: [string, ((page: Page) => Locator)[], (page: Page) => Locator][] = [
  [
    'the phone',
    [],
    (page) =>
      page.getByRole('navigation', { name: 'Contact' }).getByRole('link', { name: /\d{4}/ }),
  ],
  ['the address', [], (page) => footer(page).getByText(/Westerville, OH \d{5}\./)],
  ['the hours', [], (page) => footer(page).getByText(/^Monday to Friday/)],
  ['the license', [], (page) => footer(page).getByText(/Licensed in Ohio\. NMLS ID/)],
  ['privacy', [(page) => inFooter('Privacy')(page).last()], heading('When you submit a form')],
  ['a complaint', [inFooter('Licenses and complaints')], heading('If you have a complaint')],
  ['a person', [inFooter('Contact')], heading('Mortgage questions')],
  [
    'the form',
    [(page) => page.getByRole('banner').getByRole('button', { name: 'Apply Now' })],
    (page) => dialogForm(page).getByLabel('Full name'),
  ],
  [
    'the monthly payment',
    [inFooter('Mortgage calculator'), (page) => calculator(page).calculate],
    (page) => calculator(page).result.getByText('$1,896.20'),
  ],
  ['how long it takes', [inFooter('How long it takes to close')], heading('How long it takes')],
];

test.describe('on a phone', { tag: '@phone' }, () => {
  for (const [what, presses, found] of searches)
    test(`${what} is ${presses.length} of two presses from home`, async ({ page }) => {
      expect(presses.length).toBeLessThanOrEqual(2);
      await page.goto('/');
      for (const press of presses) await press(page).tap();
      await expect(found(page)).toBeVisible();
    });
});
