import { expect, test, type Locator } from '@playwright/test';
import { oneRouteOfEachKind } from '../site/routes.ts';

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
    await page.goto('/loan-programs/conventional');
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
    await page.goto('/loan-programs/conventional');
    const names = await page
      .locator('main [id^="term-"]')
      .evaluateAll((terms) => terms.map(({ id }) => id));
    const last = page.locator(`#${names.at(-1) ?? ''}`);
    await page.goto(`/loan-programs/conventional#${names.at(-1) ?? ''}`);
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
    await page.goto('/loan-programs/conventional');
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await last.focus();
    await expect(last).toBeInViewport();
  });

  test('come when a link of the contents leads to them', async ({ page }) => {
    await page.goto('/blog/closing-costs');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    for (const link of await contents.getByRole('link').all()) {
      await link.click();
      const heading = page.getByRole('heading', { name: await link.innerText() });
      await expect(heading).toBeInViewport();
      await page.keyboard.press('Control+Home');
    }
  });

  test('are there for a screen reader all along', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 2 }).last()).toHaveText('Contact');
    await expect(page.getByRole('contentinfo')).toMatchAriaSnapshot(`
      - heading "Contact" [level=2]
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
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) seen.push(JSON.stringify(entry));
          }).observe({ type: 'layout-shift', buffered: true });
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
          return seen;
        });
        expect(shifts).toEqual([]);
      });
    }
  },
);
