import { expect, test } from '@playwright/test';
import { oneRouteOfEachKind } from '../site/routes.ts';

test.describe(
  'nothing in sight moves while a page is scrolled through',
  { tag: ['@phone', '@desktop'] },
  () => {
    for (const { path, kind } of oneRouteOfEachKind) {
      test(`${kind}, ${path}`, async ({ page }) => {
        await page.goto(path);
        const shifts = await page.evaluate(async () => {
          const seen: string[] = [];
          const note = (entries: PerformanceEntryList) => {
            for (const entry of entries) seen.push(JSON.stringify(entry));
          };
          const observer = new PerformanceObserver((list) => {
            note(list.getEntries());
          });
          observer.observe({ type: 'layout-shift', buffered: true });
          const frame = () => new Promise((done) => requestAnimationFrame(done));
          const end = () => document.documentElement.scrollHeight - innerHeight;
          for (let y = 0; y < end(); y += 400) {
            scrollTo({ top: y, behavior: 'instant' });
            await frame();
            await frame();
          }
          for (let y = end(); y > 0; y -= 400) {
            scrollTo({ top: y, behavior: 'instant' });
            await frame();
            await frame();
          }
          note(observer.takeRecords());
          return seen;
        });
        expect(shifts).toEqual([]);
      });
    }
  },
);
