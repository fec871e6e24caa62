import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { forgetCommands, holdScripts } from './support/presses.ts';

const SCRIPTS = '**/_astro/*.js';

const menu = (page: Page) => page.getByRole('button', { name: 'Service Area' });
const menuLink = (page: Page, name = 'New Albany') =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const quoteButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Apply Now' });
const dialog = (page: Page) => page.getByRole('dialog');

/** Our own script files that the page asks for. */
function listScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/_astro\/.*\.js$/.test(pathname)) scripts.push(pathname);
  });
  return scripts;
}

/** Runs in the page: waits as many frames as a key's scrolling takes to begin. */
async function waitForScrolling(): Promise<void> {
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
}

/** Counts in the title how often a menu or the dialog has opened. */
async function countOpenings(page: Page): Promise<void> {
  await page.evaluate(() => {
    let openings = 0;
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof Element)) continue;
        if (target.matches('[aria-expanded=true], dialog[open]')) openings += 1;
      }
      document.title = `Openings: ${openings}`;
    }).observe(document, { subtree: true, attributeFilter: ['aria-expanded', 'open'] });
  });
}

test.describe('before intent', () => {
  test('nothing is fetched, whatever else the pointer and the keyboard touch', async ({ page }) => {
    const scripts = listScripts(page);
    await page.goto('/about');
    await page.keyboard.press('Tab');
    await page.getByRole('heading', { level: 1 }).click();
    await page.getByRole('contentinfo').getByRole('link').first().hover();
    expect(scripts).toEqual([]);
  });

  test('the first island costs three requests at the most, the second one more', async ({
    page,
  }) => {
    const scripts = listScripts(page);
    await page.goto('/about');
    await menu(page).press('Enter');
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
    const first = scripts.length;
    expect(first).toBeLessThanOrEqual(3);
    await quoteButton(page).hover();
    await expect.poll(() => scripts.length).toBe(first + 1);
    expect(new Set(scripts).size).toBe(first + 1);
  });
});

test.describe('while the code is on the way', () => {
  for (const [name, press] of [
    ['a click', async (page: Page) => menu(page).click()],
    ['a double click', async (page: Page) => menu(page).dblclick()],
    ['Enter', async (page: Page) => menu(page).press('Enter')],
    ['Space', async (page: Page) => menu(page).press('Space')],
  ] as const) {
    test(`${name} opens a menu at once, and it stays where it is when React takes over`, async ({
      page,
    }) => {
      const release = await holdScripts(page);
      await page.goto('/about');
      await countOpenings(page);
      await press(page);
      await expect(menuLink(page)).toBeVisible();
      const place = await menuLink(page).boundingBox();
      release();
      await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(menuLink(page)).toBeVisible();
      expect(await menuLink(page).boundingBox()).toEqual(place);
      await expect(page).toHaveTitle('Openings: 1');
    });
  }

  test('the focus stays on a link of an open menu when React takes over', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/about');
    await menu(page).press('Enter');
    await page.keyboard.press('Tab');
    await expect(menuLink(page, 'Westerville')).toBeFocused();
    release();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(menuLink(page, 'Westerville')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menuLink(page, 'Columbus')).toBeFocused();
  });

  for (const [key, name] of [
    ['ArrowDown', 'Westerville'],
    ['ArrowUp', 'New Albany'],
  ] as const) {
    test(`${key} opens the menu with the focus in it, and does not scroll`, async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/about');
      await menu(page).focus();
      await page.evaluate(() => {
        scrollTo(0, 20);
      });
      await page.keyboard.press(key);
      await page.evaluate(waitForScrolling);
      release();
      await expect(menuLink(page, name)).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(20);
    });
  }

  test('an arrow key on a button that opens nothing scrolls', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/resources/calculator');
    await page.getByRole('button', { name: 'Calculate', exact: true }).focus();
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  });

  for (const [what, where, moveOn] of [
    [
      'a press elsewhere',
      '/about',
      (page: Page) => page.getByRole('heading', { level: 1 }).click(),
    ],
    [
      'Shift and Tab',
      '/about',
      async (page: Page) => {
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Shift+Tab');
      },
    ],
    ['Escape', '/about', (page: Page) => page.keyboard.press('Escape')],
    [
      'a press in the hosted form',
      '/',
      (page: Page) => page.frameLocator('#quote iframe').getByRole('textbox').first().click(),
    ],
  ] as const) {
    test(`${what} after Enter on a menu means that it stays closed`, async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(where);
      await menu(page).press('Enter');
      await moveOn(page);
      release();
      await expect(page.locator('nav[data-ready]')).toBeAttached();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
    });
  }

  test('of two menus the one that was pressed last opens', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/about');
    await countOpenings(page);
    await page.getByRole('button', { name: 'Resources' }).click();
    await menu(page).click();
    await expect(menuLink(page, 'First')).toBeHidden();
    release();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveTitle('Openings: 1');
  });

  test('a control elsewhere that the browser understands acts at once', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/about');
    await quoteButton(page).click();
    await expect(dialog(page)).toBeVisible();
  });

  test('a control elsewhere that it does not understand acts once, later', async ({ page }) => {
    await forgetCommands(page);
    const release = await holdScripts(page);
    await page.goto('/about');
    await countOpenings(page);
    await quoteButton(page).click();
    await expect(dialog(page)).toBeHidden();
    release();
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveTitle('Openings: 1');
  });

  test('a link of the island is followed without waiting', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/about');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Blog' })
      .click();
    await expect(page).toHaveURL('/blog');
  });

  test('a modified click on a link is left alone', async ({ page, context }) => {
    await holdScripts(page);
    await page.goto('/about');
    const opened = context.waitForEvent('page');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Blog' })
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL('/blog');
    await expect(page).toHaveURL('/about');
  });

  test('a question opens at once by itself', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/faqs');
    await page.getByRole('heading', { name: 'How long do custom cabinets take?' }).click();
    await expect(page.getByText('counted from the day you approve')).toBeVisible();
  });
});

test.describe('when the code does not come', () => {
  const errors: string[] = [];

  test.beforeEach(({ page }) => {
    errors.length = 0;
    page.on('pageerror', (error) => errors.push(error.message));
  });

  test.afterEach(() => {
    expect(errors).toEqual([]);
  });

  test('a blocked download sends the click to its plain address', async ({ page }) => {
    await forgetCommands(page);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/about');
    await quoteButton(page).click();
    await expect(page).toHaveURL('/#quote');
  });

  test('so does every later click', async ({ page }) => {
    await forgetCommands(page);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/about');
    await quoteButton(page).hover();
    await expect(page.locator('astro-island[data-failed]')).toBeAttached();
    await quoteButton(page).click();
    await expect(page).toHaveURL('/#quote');
  });

  test('so does a download that hangs, after four seconds', async ({ page }) => {
    await forgetCommands(page);
    await holdScripts(page);
    await page.clock.install();
    await page.goto('/about');
    await quoteButton(page).click();
    await page.clock.runFor(3000);
    await expect(page).toHaveURL('/about');
    await page.clock.runFor(1000);
    await expect(page).toHaveURL('/#quote');
  });

  test('an arrow key on a menu counts when the code comes after all', async ({ page }) => {
    const release = await holdScripts(page);
    await page.clock.install();
    await page.goto('/about');
    await countOpenings(page);
    await menu(page).press('ArrowDown');
    await page.clock.runFor(4000);
    await expect(page.locator('astro-island[data-failed]')).toBeAttached();
    release();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveTitle('Openings: 1');
  });

  test('a press that has led to another page does not count again', async ({ page }) => {
    await forgetCommands(page);
    const release = await holdScripts(page);
    await page.clock.install();
    await page.goto('/');
    await quoteButton(page).click();
    await page.clock.runFor(4000);
    await expect(page).toHaveURL('/#quote');
    release();
    await expect(page.locator('astro-island[data-failed]')).toHaveCount(0);
    await expect(dialog(page)).toBeHidden();
  });

  test('the menus open at once, so that their links can be reached', async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/about');
    await menu(page).focus();
    await page.keyboard.press('Enter');
    await expect(menuLink(page)).toBeVisible();
    await menuLink(page).click();
    await expect(page).toHaveURL('/service-areas/new-albany');
  });
});

test.describe('an address that names a loan', () => {
  test('wakes the calculator without intent', async ({ page }) => {
    const scripts = listScripts(page);
    await page.goto('/resources/calculator?loan=250000');
    await expect(page.getByLabel('Loan amount')).toHaveValue(/250,?000/);
    expect(scripts.length).toBeGreaterThan(0);
  });

  test('does nothing when the parameter is another', async ({ page }) => {
    const scripts = listScripts(page);
    await page.goto('/resources/calculator?utm_source=letter');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(scripts).toEqual([]);
  });
});
