import { expect, test } from '@playwright/test';
import { oneRouteOfEachKind } from '../site/routes.ts';
import { htmlOf, openInPieces, servePieces } from './support/pieces.ts';
import { notedShifts, noteShifts } from './support/shifts.ts';

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

test('the columns of a table may move while its rows arrive, but not afterward', async ({
  page,
}) => {
  const path = '/loan-programs/conventional';
  const html = await htmlOf(path);
  const cell = 'Many lenders look for about 620';
  const thirdRow = html.indexOf('<tr', html.indexOf(`<td>${cell}`));
  const table = page.getByRole('table').filter({ hasText: cell });
  const left = async () => (await table.getByRole('cell', { name: cell }).boundingBox())?.x;
  await page.setViewportSize({ width: 1280, height: 12_000 });
  await noteShifts(page, true);
  const { address, sendNext, close } = await servePieces(path, [
    html.slice(0, thirdRow),
    html.slice(thirdRow),
  ]);
  try {
    const opened = page.goto(address, { waitUntil: 'commit' });
    await sendNext();
    await opened;
    await expect(table.getByRole('row')).toHaveCount(3);
    expect(await notedShifts(page)).toEqual([]);
    const before = await left();
    await sendNext();
    await page.waitForLoadState('load');
    expect(await left()).not.toBe(before);
    expect(await notedShifts(page)).toEqual([]);
    await table.getByRole('cell', { name: cell }).evaluate((last) => {
      last.textContent = 'Words without an end '.repeat(20);
    });
    await expect.poll(() => notedShifts(page)).not.toEqual([]);
  } finally {
    await close();
  }
});
