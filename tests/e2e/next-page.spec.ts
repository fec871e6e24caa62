import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { testOrigin, testProviderOrigin } from '../../tools/dev/test-site/settings.ts';
import { byRole, test as base } from './support/tab.ts';

interface Fixtures {
  /** Addresses that any page in the tab has asked for, prerendered ones too. */
  requests: string[];
  /** Hovers over the link until the page behind it has loaded, unseen. */
  prerender: () => Promise<void>;
}

const test = base.extend<Fixtures>({
  requests: async ({ tab }, use) => {
    const requests: string[] = [];
    tab.on('request', (request) => requests.push(request.url()));
    await use(requests);
  },
  prerender: async ({ tab, evaluateInLatest }, use) => {
    await use(async () => {
      await tab.locator(link).hover();
      await expectPrerendered(evaluateInLatest);
    });
  },
});

async function expectPrerendered(
  evaluateInLatest: (expression: string) => Promise<unknown>,
): Promise<void> {
  await expect(async () => {
    expect(await evaluateInLatest('document.prerendering && document.readyState')).toBe('complete');
  }).toPass();
}

/** The part of a navigation's entry that TypeScript doesn't know. */
interface Activation {
  activationStart: number;
}

const link = byRole('link', 'Next');
const isForeign = (url: string) => !url.startsWith(testOrigin);

/** Opens a page that has a link to an address, under a name and in a place that are always the same. */
async function openWithLink(tab: Page, to: string): Promise<void> {
  await tab.goto(`${testOrigin}/about`);
  await addLink(tab, 'h1', 'Next', to);
}

async function addLink(tab: Page, place: string, name: string, to: string): Promise<void> {
  const html = `<a href="${to}">${name}</a>`;
  await tab.$eval(place, (element, content) => void (element.innerHTML = content), html);
}

/** The script that counts contacts, bundled by hand, because the test build leaves it out. */
async function countScript(): Promise<string> {
  const { default: ts } = await import('typescript');
  return ['contact-count', 'page-path', 'count-script']
    .map((name) => readFileSync(`src/third-party/${name}.ts`, 'utf8'))
    .map((code) => ts.transpile(code, { target: ts.ScriptTarget.ESNext }))
    .map((code) => code.replaceAll(/^import .*|^export /gm, ''))
    .join('\n');
}

/** Clicks the link and makes sure that the page behind it is the prerendered one. */
async function follow(tab: Page): Promise<void> {
  await tab.locator(link).click();
  await expectActivated(tab);
}

async function expectActivated(tab: Page): Promise<void> {
  await expect(async () => {
    const [navigation] = await tab.evaluate(
      () => JSON.parse(JSON.stringify(performance.getEntriesByType('navigation'))) as Activation[],
    );
    expect(navigation?.activationStart).toBeGreaterThan(0);
  }).toPass();
}

test('is prerendered while the pointer is over its link, with working menus once it is shown', async ({
  tab,
  prerender,
}) => {
  await openWithLink(tab, '/loan-programs');
  await prerender();
  await follow(tab);
  await tab.locator(byRole('button', 'Loan Products')).click();
  await tab.locator('::-p-text(Insured by the FHA)').wait();
});

test('is prerendered while a finger is on its link', async ({ tab, evaluateInLatest }) => {
  await tab.setViewport({ width: 1024, height: 768, hasTouch: true, isMobile: true });
  await openWithLink(tab, '/loan-programs');
  const { x, y } = await (await tab.locator(link).waitHandle()).clickablePoint();
  await tab.touchscreen.touchStart(x, y);
  await expectPrerendered(evaluateInLatest);
});

test('asks nobody else for anything until it is shown', async ({
  tab,
  requests,
  prerender,
  evaluateInLatest,
}) => {
  await openWithLink(tab, '/help');
  await prerender();
  expect(await evaluateInLatest(`document.querySelectorAll('iframe').length`)).toBe(0);
  expect(requests.filter(isForeign)).toEqual([]);
  await follow(tab);
  await tab.locator('iframe').wait();
  await expect.poll(() => requests.find(isForeign)).toContain(testProviderOrigin);
});

test('counts no contact until it is shown, whatever its own scripts press', async ({
  tab,
  requests,
  prerender,
  evaluateInLatest,
}) => {
  await openWithLink(tab, '/loan-programs');
  await prerender();
  const pressed = await evaluateInLatest(`{
    ${await countScript()}
    const contacts = document.querySelectorAll('[href^="tel:"], [href^="mailto:"], [data-source]');
    for (const contact of contacts) {
      contact.addEventListener('click', (event) => event.preventDefault());
      contact.click();
    }
    document.prerendering && contacts.length;
  }`);
  expect(pressed).toBeGreaterThan(2);
  await follow(tab);
  await tab.locator('nav[aria-label="Contact"] [href^="tel:"]').click();
  const counted = () => requests.filter((url) => url.includes('/count/'));
  await expect.poll(counted).not.toEqual([]);
  expect(counted()).toEqual([`${testOrigin}/count/call?page=%2Floan-programs`]);
});

test('keeps its campaign when it is shown, not before', async ({
  tab,
  prerender,
  evaluateInLatest,
}) => {
  await openWithLink(tab, '/help?utm_source=letter');
  await prerender();
  expect(await evaluateInLatest(`sessionStorage.getItem('campaign')`)).toBeNull();
  await follow(tab);
  expect(await tab.evaluate(() => sessionStorage.getItem('campaign'))).toBe('utm_source=letter');
  expect(await tab.$eval('iframe', ({ src }) => src)).toContain('utm_source=letter');
});

test('serves for its address with a campaign, too', async ({ tab, prerender }) => {
  await openWithLink(tab, '/help');
  await prerender();
  // Giving the link this address instead would make the browser drop the page it has prerendered.
  await tab.evaluate(() => {
    location.assign('/help?gclid=letter');
  });
  await expectActivated(tab);
  expect(await tab.evaluate(() => location.search)).toBe('?gclid=letter');
  expect(await tab.$eval('iframe', ({ src }) => src)).toContain('gclid=letter');
});

test('has its figures calculated when it is shown, and calculates again', async ({
  tab,
  prerender,
}) => {
  await openWithLink(tab, '/resources/calculator?loan=300000&rate=6&years=30');
  await prerender();
  await follow(tab);
  await tab.locator('main ::-p-text($1,798.65)').wait();
  await tab.locator(byRole('textbox', 'Term in years')).fill('15');
  await tab.locator(byRole('button', 'Calculate')).click();
  await tab.locator('main ::-p-text($2,531.57)').wait();
});

test.describe('is not fetched', () => {
  /** Rests the pointer on the link; then the page behind another link is prerendered. */
  async function hoverInVain(tab: Page, requests: string[]): Promise<void> {
    await tab.locator(link).hover();
    await tab.waitForSelector('h1 a:hover');
    await addLink(tab, 'h1 + p', 'Other', '/faqs');
    await tab.mouse.move(0, 0);
    await tab.evaluate(() => delete document.documentElement.dataset.saveData);
    await tab.locator(byRole('link', 'Other')).hover();
    await expect.poll(() => requests).toContain(`${testOrigin}/faqs`);
  }

  test('for a visitor who saves data', async ({ tab, requests, latest }) => {
    // Sets navigator.connection.saveData only; Chromium itself would still fetch ahead.
    await latest()?.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    await openWithLink(tab, '/help');
    await hoverInVain(tab, requests);
    expect(requests).not.toContain(`${testOrigin}/help`);
  });

  test('where it is the same page', async ({ tab, requests }) => {
    await openWithLink(tab, '#main');
    const before = requests.length;
    await hoverInVain(tab, requests);
    expect(requests.slice(before)).not.toContain(`${testOrigin}/about`);
  });
});
