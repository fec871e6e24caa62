import { expect, test } from '@playwright/test';
import { oneRouteOfEachKind } from '../site/routes.ts';
import { openInPieces } from './support/pieces.ts';
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
