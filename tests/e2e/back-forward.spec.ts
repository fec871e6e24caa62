import { expect, test } from '@playwright/test';
import { Tab } from '../../tools/bench/pages/tab.ts';
import { testOrigin } from '../../tools/dev/test-site/settings.ts';
import { oneRouteOfEachKind } from '../site/routes.ts';

let tab: Tab;
test.beforeEach(async () => {
  tab = await Tab.open();
});
test.afterEach(async () => {
  await tab.close();
});

/** Why the browser could not keep a page or a frame; "masked" is its own reason. */
interface Reasons {
  reasons: { reason: string }[] | null;
  children: Reasons[] | null;
}

/** Leaves the page for another and comes back; the page's own reasons not to be kept. */
async function leaveAndReturn(path: string): Promise<string[]> {
  await tab.evaluate(`window.kept = true`);
  // The answer comes before the page is gone.
  await tab.evaluate(`void setTimeout(() => (location.href = '/licenses'))`);
  await tab.until(`location.pathname === '/licenses' && document.readyState === 'complete'`);
  await tab.evaluate(`void setTimeout(() => history.back())`);
  await tab.until(`location.pathname === '${path}' && document.readyState === 'complete'`);
  const found = await tab.evaluate<Reasons | null>(
    `window.kept ? null : performance.getEntriesByType('navigation')[0].notRestoredReasons.toJSON()`,
  );
  const all = ({ reasons, children }: Reasons): string[] => [
    ...(reasons ?? []).map(({ reason }) => reason),
    ...(children ?? []).flatMap(all),
  ];
  return (found ? all(found) : []).filter((reason) => reason !== 'masked');
}

/** A browser without windows keeps no page and says nothing else; one with windows must keep what was there. */
const isAsItWas = (state: string) => tab.evaluate<boolean>(`!window.kept || (${state})`);

for (const { path, kind } of oneRouteOfEachKind) {
  test(`${kind}: nothing keeps the browser from showing the page as it was left`, async () => {
    await tab.goto(testOrigin + path);
    await tab.evaluate(`scrollTo({ top: 300, behavior: 'instant' })`);
    expect(await leaveAndReturn(path)).toEqual([]);
    await tab.until(`scrollY === 300`);
  });
}

test('an open answer is still open', async () => {
  await tab.goto(`${testOrigin}/faqs`);
  tab.click(await tab.middle('main summary'));
  await tab.until(`document.querySelector('main details[open]') !== null`);
  expect(await leaveAndReturn('/faqs')).toEqual([]);
  expect(await isAsItWas(`document.querySelectorAll('main details[open]').length === 1`)).toBe(
    true,
  );
});

test('figures and their result are still there', async () => {
  const path = '/resources/calculator';
  await tab.goto(testOrigin + path);
  await tab.evaluate(`document.querySelector('[name="loan"]').value = '200,000'`);
  tab.click(await tab.middle('#loan-form [type="submit"]'));
  await tab.until(`document.querySelector('#loan-result').textContent.includes('$')`);
  const result = await tab.evaluate(`document.querySelector('#loan-result').textContent`);
  expect(await leaveAndReturn(path)).toEqual([]);
  const after = `[document.querySelector('[name="loan"]').value, document.querySelector('#loan-result').textContent]`;
  expect(await isAsItWas(`${after}.join() === ${JSON.stringify(['200,000', result].join())}`)).toBe(
    true,
  );
});

test('the dialog is still open, with the form in it', async () => {
  await tab.goto(`${testOrigin}/about`);
  tab.click(await tab.middle('main [commandfor="quote-dialog"]'));
  await tab.until(`document.querySelector('dialog[open] [data-status="alive"] iframe') !== null`);
  await tab.evaluate(`document.querySelector('dialog iframe').kept = true`);
  expect(await leaveAndReturn('/about')).toEqual([]);
  expect(await isAsItWas(`document.querySelector('dialog[open] iframe').kept`)).toBe(true);
});
