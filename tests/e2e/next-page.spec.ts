import { expect, test } from '@playwright/test';
import { Tab } from '../../tools/bench/pages/tab.ts';
import { testOrigin, testProviderOrigin } from '../../tools/dev/test-site/settings.ts';

let tab: Tab;
test.beforeEach(async () => {
  tab = await Tab.open();
});
test.afterEach(async () => {
  await tab.close();
});

const isRequested = (path: string) => tab.requests.includes(testOrigin + path);
const foreign = () => tab.requests.filter((url) => !url.startsWith(testOrigin));

/** Opens a page that has a link to an address, under a name and in a place that are always the same. */
async function openWithLink(from: string, to: string): Promise<void> {
  await tab.goto(testOrigin + from);
  await tab.evaluate(
    `document.querySelector('h1').innerHTML = '<a id="next" href="${to}">Next</a>'`,
  );
}

/** Hovers over the link until the page behind it has loaded, unseen. */
async function prerender(): Promise<{ x: number; y: number }> {
  const link = await tab.middle('#next');
  await tab.hover(link);
  await expect
    .poll(() => tab.evaluateAhead(`document.prerendering && document.readyState`))
    .toBe('complete');
  return link;
}

/** Clicks the link and makes sure that the page behind it is the prerendered one. */
async function follow(link: { x: number; y: number }): Promise<void> {
  tab.click(link);
  await tab.until(`performance.getEntriesByType('navigation')[0].activationStart > 0`);
}

test('is prerendered while the pointer is over its link, with working menus once it is shown', async () => {
  await openWithLink('/about', '/loan-programs');
  await follow(await prerender());
  const trigger = await tab.middle('#main-menu button');
  tab.click(trigger);
  await tab.until(`document.querySelector('#main-menu [aria-expanded="true"]') !== null`);
  await tab.until(
    `document.querySelector('#main-menu a[href="/loan-programs/fha"]').checkVisibility({ visibilityProperty: true })`,
  );
});

test('asks nobody else for anything until it is shown', async () => {
  await openWithLink('/about', '/help');
  const link = await prerender();
  expect(await tab.evaluateAhead(`document.querySelectorAll('iframe').length`)).toBe(0);
  expect(foreign()).toEqual([]);
  await follow(link);
  await tab.until(`document.querySelectorAll('iframe').length === 1`);
  await expect.poll(() => foreign()[0]).toContain(testProviderOrigin);
});

test('keeps its campaign when it is shown, not before', async () => {
  await openWithLink('/about', '/help?utm_source=letter');
  const link = await prerender();
  expect(await tab.evaluateAhead(`sessionStorage.getItem('campaign')`)).toBeNull();
  await follow(link);
  expect(await tab.evaluate(`sessionStorage.getItem('campaign')`)).toBe('utm_source=letter');
  await tab.until(`document.querySelector('iframe')?.src.includes('utm_source=letter')`);
});

test('serves for its address with a campaign, too', async () => {
  await openWithLink('/about', '/help');
  const link = await prerender();
  await tab.evaluate(`document.querySelector('#next').search = '?gclid=letter'`);
  await follow(link);
  expect(await tab.evaluate(`location.search`)).toBe('?gclid=letter');
  await tab.until(`document.querySelector('iframe')?.src.includes('gclid=letter')`);
});

test('has its figures calculated when it is shown, and calculates again', async () => {
  const result = `document.querySelector('#loan-result').textContent`;
  await openWithLink('/about', '/resources/calculator?loan=300000&rate=6&years=30');
  await follow(await prerender());
  await tab.until(`${result}.includes('$1,798.65')`);
  await tab.evaluate(`document.querySelector('[name="years"]').value = '15'`);
  tab.click(await tab.middle('#loan-form [type="submit"]'));
  await tab.until(`${result}.includes('$2,531.57')`);
});

test.describe('is not fetched', () => {
  /** Rests the pointer on the link; then the page behind another link is prerendered. */
  async function hoverInVain(): Promise<void> {
    await tab.hover(await tab.middle('#next'));
    await tab.until(`document.querySelector('#next').matches(':hover')`);
    await tab.hover({ x: 0, y: 0 });
    await tab.until(`!document.querySelector('#next').matches(':hover')`);
    await tab.evaluate(`delete document.documentElement.dataset.saveData`);
    await tab.evaluate(
      `document.querySelector('.lead').innerHTML = '<a id="other" href="/faqs">Other</a>'`,
    );
    await tab.hover(await tab.middle('#other'));
    await expect.poll(() => isRequested('/faqs')).toBeTruthy();
  }

  test('for a visitor who saves data', async () => {
    await tab.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    await openWithLink('/about', '/help');
    await hoverInVain();
    expect(isRequested('/help')).toBe(false);
  });

  test('where it is the same page', async () => {
    await openWithLink('/about', '#main');
    const before = tab.requests.length;
    await hoverInVain();
    expect(tab.requests.slice(before)).not.toContain(`${testOrigin}/about`);
  });
});
