import { expect, test, type Locator } from '@playwright/test';
import { oneRouteOfEachKind } from '../site/routes.ts';

/** A page of many sections, the last of which are skipped at first. */
const path = '/loan-programs/conventional';

/** Distance in px of an element's upper edge from that of the window, once two frames have passed. */
const topOf = (place: Locator) =>
  place.evaluate(async (element) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    return element.getBoundingClientRect().top;
  });

test.describe('sections that are laid out when they come near', { tag: '@phone' }, () => {
  test('are skipped until then', async ({ page }) => {
    await page.goto(path);
    const skipped = await page
      .locator('main > section')
      .evaluateAll((sections) =>
        sections.filter(
          (section) =>
            section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false,
        ),
      );
    expect(skipped.length).toBeGreaterThan(1);
  });

  test('are found by a link to a place in them, and stand still on the way back up', async ({
    page,
  }) => {
    await page.goto(path);
    const names = await page
      .locator('main [id^="term-"]')
      .evaluateAll((terms) => terms.map(({ id }) => id));
    const last = page.locator(`#${names.at(-1) ?? ''}`);
    await page.goto(`${path}#${names.at(-1) ?? ''}`);
    await expect(last).toBeInViewport();
    let top = await topOf(last);
    for (let step = 0; step < 20; step += 1) {
      await page.evaluate(() => {
        scrollBy({ top: -300, behavior: 'instant' });
      });
      const now = await topOf(last);
      expect(Math.abs(now - top - 300), `step ${step}`).toBeLessThan(3);
      top = now;
    }
  });

  test('come when the keyboard reaches them', async ({ page }) => {
    await page.goto(path);
    const last = page.locator('main > section').last();
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    await page.keyboard.press('Shift+Tab');
    await expect(last.locator(':focus')).toBeInViewport();
  });

  test('come when a link in the text leads to them', async ({ page }) => {
    await page.goto(path);
    const links = await page.locator('main a[href^="#term-"]').all();
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) {
      const target = page.locator((await link.getAttribute('href')) ?? '');
      await link.click();
      await expect(target).toBeInViewport();
      await page.reload();
    }
  });

  test('are there for a screen reader all along', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('main > section').last()).toMatchAriaSnapshot(`
      - heading /\\w/ [level=2]
      - paragraph
      - button
      - link /^Call/
    `);
  });
});

test.describe(
  'no section moves what is in sight when it is laid out',
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
            scrollTo(0, y);
            await frame();
            await frame();
          }
          for (let y = end(); y > 0; y -= 400) {
            scrollTo(0, y);
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
