/**
 * What holds for every page: each is opened once on a phone and once on a wide screen, and all its
 * faults are named together. Axe reads every page on the wide screen; on a phone it reads one page
 * of each kind, as both widths get the same HTML.
 */
import { expect, test, type Page } from '@playwright/test';
import { phone } from '../site/budgets.ts';
import { oneRouteOfEachKind, routes } from '../site/routes.ts';
import { axeFaults, contrastFaults } from './support/axe.ts';
import { showIn } from './support/color-scheme.ts';
import { stateContrastFaults } from './support/control-states.ts';
import { unlabelledFields } from './support/fields.ts';
import { keepRequests, requestFaults, weightFaults } from './support/first-visit.ts';
import { doubleTextFaults, overflowFaults } from './support/overflow.ts';
import { refusedByPolicy } from './support/policy.ts';
import { shiftsWhileLoading, shiftsWhileScrolling } from './support/shifts.ts';
import { stored } from './support/stored.ts';
import { smallTargets } from './support/targets.ts';

const paths = [...routes.map(({ path }) => path), '/no-such-page'];

/** Pages of one kind share a layout: what only the layout decides is looked at on one of them. */
const firstOfKind = new Set([...oneRouteOfEachKind.map(({ path }) => path), '/no-such-page']);

// A visit looks at a page in a dozen ways.
test.describe.configure({ timeout: 90_000 });

// So tall that everything is on the screen: what moves anywhere is seen, and no picture waits for a scroll.
const TALL = 12_000;

/** Page of the button with the most words. */
const longestLabel = '/loan-programs/va';

/** What takes a script, and what stands in its place without one. */
const needsScript =
  /^(?:Chat with us|Help and contact|Calculate|The form is loading\.|The calculator needs JavaScript\. .*)$/;

/** Collects what looks at one page find, so that one run names it all. */
function collectFaults() {
  const faults: string[] = [];
  return {
    faults,
    look: (what: string, find: () => Promise<readonly string[]>) =>
      test.step(what, async () => {
        for (const fault of await find()) faults.push(`${what}: ${fault}`);
      }),
  };
}

test.describe('on a phone', { tag: '@phone' }, () => {
  const { width, height, density } = phone;
  test.use({ viewport: { width, height }, deviceScaleFactor: density, colorScheme: 'dark' });

  for (const path of paths) {
    test(path, async ({ page }) => {
      const { faults, look } = collectFaults();
      const isFirst = firstOfKind.has(path);
      const sent = keepRequests(page);
      // Pictures and scripts that a page fetches by itself come before or while axe reads it.
      await page.goto(path, { waitUntil: isFirst ? 'load' : 'networkidle' });
      if (isFirst) {
        await showIn(page, 'dark');
        await look('axe, dark', () => axeFaults(page));
      }
      const requests = sent();
      await look('asks for', () => requestFaults(page, path, requests));
      if (path !== '/no-such-page') await look('weighs', () => weightFaults(page, path, requests));
      if (isFirst) {
        await showIn(page, 'light');
        await look('contrast, light', () => contrastFaults(page));
        await look('too small for a fingertip of 44 px', () => smallTargets(page));
        await look('moves while it is scrolled', () => shiftsWhileScrolling(page));
      }

      await page.setViewportSize({ width, height: TALL });
      await look('moves while it loads', () => shiftsWhileLoading(page, path));
      await look('scrolls sideways with text of twice the size', () => doubleTextFaults(page));
      expect(faults).toEqual([]);
    });
  }
});

test.describe('on a wide screen', () => {
  for (const path of paths) {
    test(path, async ({ page }) => {
      const { faults, look } = collectFaults();
      const isFirst = firstOfKind.has(path);
      const sent = keepRequests(page);
      // Header and footer are the same everywhere.
      const part = path === '/' ? 'body' : 'main';
      const refused = await refusedByPolicy(page);
      await page.goto(path);
      await showIn(page, 'light');
      // Targets are tried out on a phone.
      await look('axe, light', () => axeFaults(page, ':root', ['target-size']));
      const requests = sent();
      await look('asks for', () => requestFaults(page, path, requests));
      if (isFirst) await look('stores', () => stored(page));
      if (isFirst) await look('moves while it is scrolled', () => shiftsWhileScrolling(page));
      if (isFirst || path === longestLabel)
        await look('scrolls sideways', () => overflowFaults(page));
      await page.setViewportSize({ width: 1280, height: 800 });
      await look('has no label that can be seen', () => unlabelledFields(page));
      if (isFirst) await look('controls, light', () => stateContrastFaults(page, part));
      await showIn(page, 'dark');
      await look('contrast, dark', () => contrastFaults(page));
      if (isFirst) await look('controls, dark', () => stateContrastFaults(page, part));
      await look('is refused by the policy', () => Promise.resolve(refused));

      if (isFirst) {
        await page.setViewportSize({ width: 1280, height: TALL });
        await look('moves while it loads', () => shiftsWhileLoading(page, path));
      }
      expect(faults).toEqual([]);
    });
  }
});

test(
  'without script every page reads the same',
  { tag: '@no-script' },
  async ({ page, browser }) => {
    const withScript = await browser.newPage({ javaScriptEnabled: true });
    const wordsOn = async (shown: Page, path: string) => {
      await shown.goto(path, { waitUntil: 'domcontentloaded' });
      return shown.locator('body').innerText();
    };
    const { faults, look } = collectFaults();
    for (const path of firstOfKind) {
      const scripted = await wordsOn(withScript, path);
      await look(path, async () => {
        const plain = await wordsOn(page, path);
        const lines = (words: string) => new Set(words.split('\n'));
        const different = lines(plain).symmetricDifference(lines(scripted));
        return [...different].filter((line) => !needsScript.test(line));
      });
    }
    await withScript.close();
    expect(faults).toEqual([]);
  },
);
