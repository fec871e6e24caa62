import { expect, test } from '@playwright/test';
import {
  expectAllClosed,
  expectOpen,
  link,
  nav,
  openHydrated,
  topLabels,
  trigger,
} from './support/menus.ts';
import { drag, holdScripts, middle, pressRepeatedly, stopClock } from './support/presses.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('has every link in the served HTML and marks the current page', async ({ page }) => {
  const html = await (await page.request.get('/')).text();
  for (const href of ['/loan-programs', '/loan-programs/cash-out', '/resources/credit-tips']) {
    expect(html).toContain(`href="${href}"`);
  }
  expect(html).toContain('href="/service-areas/new-albany"');
  await page.goto('/');
  await expect(link(page, 'Home')).toHaveAttribute('aria-current', 'page');
});

test('opens on hover, switches to a neighbor at once, and closes on leaving', async ({ page }) => {
  await openHydrated(page);
  await trigger(page, 'Loan Products').hover();
  await expectOpen(page, 'Loan Products');
  await expect(link(page, 'Cash-Out Refinance')).toBeVisible();
  await trigger(page, 'Resources').hover();
  await expectOpen(page, 'Resources');
  await expect(link(page, 'Cash-Out Refinance')).toBeHidden();
  await page.mouse.move(5, 700);
  await expectAllClosed(page);
});

test('never closes at a click what the same hover has just opened', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page);
  await trigger(page, 'Loan Products').hover();
  await expectOpen(page, 'Loan Products');
  await page.mouse.down();
  await page.mouse.up();
  await expectOpen(page, 'Loan Products');
  await page.clock.fastForward(500);
  await page.mouse.down();
  await page.mouse.up();
  await expectAllClosed(page);
});

test('stays open on a slow diagonal path to the last link, with a press and a drag', async ({
  page,
}) => {
  await openHydrated(page);
  await trigger(page, 'Loan Products').hover();
  await expectOpen(page, 'Loan Products');
  await trigger(page, 'Loan Products').evaluate((button) => {
    new MutationObserver(() => {
      document.title = 'It closed on the way';
    }).observe(button, { attributes: true });
  });
  const last = await middle(link(page, 'All Loan Programs'));
  await page.mouse.move(last.x + 60, last.y, { steps: 60 });
  await page.mouse.down();
  await page.mouse.move(last.x, last.y - 80, { steps: 20 });
  await page.mouse.move(last.x, last.y - 40, { steps: 20 });
  await expectOpen(page, 'Loan Products');
  await page.mouse.up();
  expect(await page.title()).not.toBe('It closed on the way');
});

test('keeps the panel when the pointer crosses a neighbor on its way in', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page);
  await trigger(page, 'Loan Products').hover();
  await expectOpen(page, 'Loan Products');
  // After 200 ms above the neighbor, that menu would open.
  await stopClock(page);
  const from = await trigger(page, 'Loan Products').boundingBox();
  const to = await link(page, 'Conventional').boundingBox();
  if (!from || !to) throw new Error('The menu is not on the screen.');
  await page.mouse.move(from.x + from.width - 4, from.y + from.height - 12);
  await page.mouse.move(to.x + to.width - 20, to.y + to.height / 2, { steps: 12 });
  await page.clock.runFor(1000);
  await expectOpen(page, 'Loan Products');
});

test('has its menus closed after Back to a cached page', async ({ page }) => {
  await openHydrated(page);
  await trigger(page, 'Resources').press('Enter');
  await expectOpen(page, 'Resources');
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  });
  await expectAllClosed(page);
});

test('leaves a menu open after two clicks, fast or slow', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page);
  const { x, y } = await middle(trigger(page, 'Resources'));
  for (const gap of [20, 150, 400]) {
    await pressRepeatedly(page, () => page.mouse.click(x, y), gap);
    await expectOpen(page, 'Resources');
    await page.keyboard.press('Escape');
    await page.mouse.move(5, 700);
    await page.clock.runFor(1000);
    await expectAllClosed(page);
  }
});

test('closes a menu only by a press that begins and ends outside', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page);
  await trigger(page, 'Resources').focus();
  await pressRepeatedly(page, () => page.keyboard.press('Enter'), 0, 1);
  await expectOpen(page, 'Resources');
  const inside = await middle(link(page, 'First'));
  const outside = { x: 5, y: 700 };
  await page.mouse.click(outside.x, outside.y);
  await expectOpen(page, 'Resources');
  await page.clock.runFor(500);
  await drag(page, outside, inside);
  await expectOpen(page, 'Resources');
  await page.mouse.click(outside.x, outside.y);
  await expectAllClosed(page);
});

test('moves nothing when React takes over', async ({ page }) => {
  await page.goto('/');
  const places = () =>
    Promise.all(topLabels.map((name) => nav(page).getByText(name, { exact: true }).boundingBox()));
  const served = await places();
  await trigger(page, 'Resources').hover();
  await expectOpen(page, 'Resources');
  expect(await places()).toEqual(served);
});

test('keeps an open menu from blinking when React takes over', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  await trigger(page, 'Resources').hover();
  await expect(link(page, 'First')).toBeVisible();
  const hiddenFrames = page.evaluate(async () => {
    const trigger = document.querySelector('nav li:hover > button');
    const panel = trigger?.nextElementSibling;
    if (!trigger || !panel) throw new Error('No menu under the pointer.');
    let hidden = 0;
    const count = () => {
      if (getComputedStyle(panel).visibility === 'hidden') hidden += 1;
    };
    const changes = new MutationObserver(count);
    changes.observe(document, { subtree: true, attributes: true });
    while (trigger.getAttribute('aria-expanded') !== 'true') {
      await new Promise(requestAnimationFrame);
      count();
    }
    await new Promise(requestAnimationFrame);
    count();
    return hidden;
  });
  release();
  expect(await hiddenFrames).toBe(0);
});

test('has an edge, a turned arrow, and a mark on the current page in forced colors', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openHydrated(page);
  await expect(link(page, 'Home')).toHaveCSS('text-decoration-line', 'underline');
  await trigger(page, 'Resources').click();
  const panel = await trigger(page, 'Resources').getAttribute('aria-controls');
  await expect(page.locator(`#${String(panel)}`)).toHaveCSS('border-top-style', 'solid');
  await expect(trigger(page, 'Resources').locator('svg')).toHaveCSS('rotate', '180deg');
});

test.describe('touch', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('toggles at a tap, closes at a tap elsewhere, and follows a link at the first tap', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await trigger(page, 'Resources').tap();
    await expectOpen(page, 'Resources');
    await page.clock.fastForward(500);
    await trigger(page, 'Resources').tap();
    await expectAllClosed(page);
    await trigger(page, 'Resources').tap();
    await expectOpen(page, 'Resources');
    await page.clock.fastForward(500);
    await page.touchscreen.tap(1200, 600);
    await expectAllClosed(page);
    await trigger(page, 'Loan Products').tap();
    await link(page, 'FHA').tap();
    await expect(page).toHaveURL('/loan-programs/fha');
  });
});
