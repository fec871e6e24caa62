import { expect } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { testOrigin } from '../../tools/dev/test-site/settings.ts';
import { oneRouteOfEachKind } from '../site/routes.ts';
import { byRole, test } from './support/tab.ts';

/** Why the browser could not keep a page or a frame; "masked" is its own reason. */
interface Reasons {
  reasons: { reason: string }[] | null;
  children: Reasons[] | null;
}

/** The part of a navigation's entry that TypeScript doesn't know. */
interface Entry {
  notRestoredReasons: Reasons | null;
}

/**
 * Leaves the page for another, comes back, and expects nothing in the page to have kept the browser
 * from keeping it.
 * @returns whether the browser kept it; the headless shell keeps none
 */
async function leaveAndReturn(tab: Page): Promise<boolean> {
  await tab.evaluate(() => {
    document.documentElement.dataset.kept = '';
  });
  await tab.goto(`${testOrigin}/licenses?left`);
  await tab.goBack();
  const { isKept, entry } = await tab.evaluate(() => ({
    isKept: 'kept' in document.documentElement.dataset,
    entry: performance.getEntriesByType('navigation')[0]?.toJSON() as Entry | undefined,
  }));
  const all = ({ reasons, children }: Reasons): string[] => [
    ...(reasons ?? []).map(({ reason }) => reason),
    ...(children ?? []).flatMap(all),
  ];
  const found = entry?.notRestoredReasons;
  const reasons = isKept || !found ? [] : all(found);
  expect(reasons.filter((reason) => reason !== 'masked')).toEqual([]);
  return isKept;
}

for (const { path, kind } of oneRouteOfEachKind) {
  test(`${kind}: nothing keeps the browser from showing the page as it was left`, async ({
    tab,
  }) => {
    await tab.goto(testOrigin + path);
    // The optional font is used from the second time on, and may wrap a line differently.
    await tab.reload();
    await tab.evaluate(() => {
      scrollTo({ top: 300, behavior: 'instant' });
    });
    // The browser doesn't keep a page whose hosted form is still loading, and when it loads the page
    // again, it sometimes loses the scroll position.
    if (await tab.$('[data-hosted-form]'))
      await tab.waitForSelector('[data-hosted-form][data-status]');
    await leaveAndReturn(tab);
    await expect.poll(() => tab.evaluate(() => scrollY)).toBe(300);
  });
}

/**
 * Expects a page to be as it was left after the events of leaving and returning and, where the browser
 * keeps pages, after really leaving and returning.
 */
async function expectAsLeft(tab: Page, check: () => Promise<unknown>): Promise<void> {
  await tab.evaluate(() => {
    for (const type of ['pagehide', 'pageshow'])
      dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  });
  await check();
  if (await leaveAndReturn(tab)) await check();
}

test('an open answer is still open', async ({ tab }) => {
  const answer = 'main details[open]';
  await tab.goto(`${testOrigin}/faqs`);
  await tab.locator('main summary').click();
  await tab.locator(answer).wait();
  await expectAsLeft(tab, async () => {
    expect(await tab.$$(answer)).toHaveLength(1);
  });
});

test('figures and their result are still there, also on a page that has to load again', async ({
  tab,
}) => {
  const loan = byRole('textbox', 'Loan amount in dollars');
  const result = 'main ::-p-text($1,199.10)';
  const typed = () => tab.$eval(loan, (field) => 'value' in field && field.value);
  await tab.goto(`${testOrigin}/resources/calculator?loan=300000&rate=6&years=30`);
  await tab.locator(loan).fill('200,000');
  await tab.locator(byRole('button', 'Calculate')).click();
  await tab.locator(result).wait();
  const isKept = await leaveAndReturn(tab);
  await tab.locator(result).wait();
  expect(await typed()).toBe(isKept ? '200,000' : '200000');
});

test('the dialog is still open, with the form in it', async ({ tab }) => {
  const form = 'dialog[open] iframe';
  await tab.goto(`${testOrigin}/about`);
  await tab.locator(`main ${byRole('button', 'Get Your Free Quote')}`).click();
  const frame = await (await tab.waitForSelector(form))?.contentFrame();
  await frame?.locator(byRole('textbox', 'Full name')).wait();
  await tab.$eval(form, (same) => void (same.id = 'same'));
  await expectAsLeft(tab, () => tab.locator(`${form}#same`).wait());
});
