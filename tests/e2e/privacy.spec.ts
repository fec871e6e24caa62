import { expect, test } from '@playwright/test';
import { oneRouteOfEachKind } from '../site/routes.ts';
import { foreignRequests, waitForAllRequests } from './support/provider.ts';
import { stored } from './support/stored.ts';

/** What the privacy page says about the site itself holds on one page of each kind. */
const visits = oneRouteOfEachKind.map(({ path }) => path);

// That a visit without a campaign stores nothing is looked at in pages.spec.ts.
test('a visit stores the campaign for its own length, and nothing else', async ({ page }) => {
  await page.goto('/?utm_source=news&gbraid=a&email=jane%40example.com');
  for (const path of visits) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(await stored(page), path).toEqual(['session campaign']);
  }
  expect(await page.evaluate(() => sessionStorage.getItem('campaign'))).toBe(
    'utm_source=news&gbraid=a',
  );
  expect(await page.context().cookies()).toEqual([]);
});

test('pages without a form in view ask no other company for anything', async ({ page }) => {
  await page.clock.install();
  const requests = foreignRequests(page);
  for (const path of ['/privacy', '/accessibility', '/licenses', '/loan-programs/fha']) {
    await page.goto(path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await waitForAllRequests(page);
  }
  expect(requests).toEqual([]);
});
