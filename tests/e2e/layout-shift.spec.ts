import { expect, test, type Page } from '@playwright/test';
import { oneRouteOfEachKind, routes } from '../site/routes.ts';
import { openInPieces } from './support/pieces.ts';
import { notedShifts, noteShifts } from './support/shifts.ts';

const late = /\.(avif|webp|woff2|css)$/;

/** Opens a page whose style, face and pictures come only after its first words stand, and lists what moved. */
async function whatMoves(page: Page, path: string): Promise<string[]> {
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(late, async (route) => {
    await held;
    await route.continue();
  });
  await noteShifts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  release(undefined);
  await page.waitForLoadState('load');
  return notedShifts(page);
}

// So tall that everything is on the screen: what moves anywhere is seen, and no picture waits for a scroll.
const height = 12_000;

test.describe('nothing moves on a phone, however late it comes', { tag: '@phone' }, () => {
  for (const path of [...routes.map((route) => route.path), '/no-such-page']) {
    test(path, async ({ page }) => {
      await page.setViewportSize({ width: 412, height });
      expect(await whatMoves(page, path)).toEqual([]);
    });
  }
});

test.describe('nothing moves on the screen of a phone as it is', { tag: '@phone' }, () => {
  for (const { path, kind } of oneRouteOfEachKind) {
    test(`${kind}, ${path}`, async ({ page }) => {
      expect(await whatMoves(page, path)).toEqual([]);
    });
  }
});

test.describe('nothing moves on a wide screen, however late it comes', () => {
  for (const { path, kind } of oneRouteOfEachKind) {
    test(`${kind}, ${path}`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height });
      expect(await whatMoves(page, path)).toEqual([]);
    });
  }
});

test.describe(
  'nothing moves while a page arrives in pieces',
  { tag: ['@phone', '@desktop'] },
  () => {
    for (const path of [...oneRouteOfEachKind.map((route) => route.path), '/no-such-page']) {
      test(path, async ({ page }) => {
        await noteShifts(page);
        await openInPieces(page, path, async () => {
          expect(await notedShifts(page)).toEqual([]);
        });
      });
    }
  },
);
