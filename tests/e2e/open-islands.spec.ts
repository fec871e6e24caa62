import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { axeFaults, contrastFaults } from './support/axe.ts';
import { showIn } from './support/color-scheme.ts';
import { phoneMenu } from './support/menus.ts';
import { doubleText, spaceText } from './support/overflow.ts';
import { outwait, providerPaths, switchFaults } from './support/provider.ts';
import { applyNow, dialogForm, remodelingDialog } from './support/quote-dialog.ts';
import { smallTargets } from './support/targets.ts';

interface State {
  path: string;
  /** Width of the window in CSS pixels; 1280 without one. */
  width?: number;
  open: (page: Page) => Promise<void>;
}

const remodelingOpener = (page: Page) => page.getByRole('button', { name: 'Get Free Quote' });

async function openSilent(page: Page, form: string, open: () => Promise<void>): Promise<void> {
  await switchFaults(page.context(), { [form]: { refuseFraming: true } });
  await open();
  await expect(page.getByRole('dialog').locator('iframe')).toBeInViewport();
  const notice = 'The form didn’t load. Call or email us instead.';
  await outwait(page, page.getByRole('dialog').getByText(notice));
}

const states: Record<string, State> = {
  'a panel of the menus': {
    path: '/about',
    open: async (page) => {
      const menus = page.getByRole('navigation', { name: 'Main' });
      await menus.getByRole('button', { name: 'Resources' }).click();
      await expect(menus.getByRole('button', { expanded: true })).toHaveCount(1);
    },
  },
  'the menu of narrow screens': {
    path: '/about',
    width: 360,
    open: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = phoneMenu(page);
      await menu.getByText('Resources').click();
      await expect(menu.getByRole('link', { name: 'Credit' }).first()).toBeVisible();
    },
  },
  'an answer': {
    path: '/faqs',
    open: async (page) => {
      await page.getByRole('heading', { name: 'How long do custom cabinets take?' }).click();
      await expect(page.getByText('counted from the day you approve')).toBeVisible();
    },
  },
  'reviews moved by hand': {
    path: '/',
    open: async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const second = page.getByRole('button', { name: 'Show reviews 5 to 8' });
      await page.getByRole('group', { name: 'Customer reviews' }).scrollIntoViewIfNeeded();
      await second.click();
      await expect(second).toHaveAttribute('aria-current', 'true');
    },
  },
  'the quote dialog with its form': {
    path: '/about',
    open: async (page) => {
      await applyNow(page).click();
      await expect(dialogForm(page).getByLabel('Full name')).toBeVisible();
    },
  },
  'the quote dialog without an answer': {
    path: '/about',
    open: (page) => openSilent(page, providerPaths.mainForm, () => applyNow(page).click()),
  },
  "the sister company's dialog with its form": {
    path: '/construction',
    width: 360,
    open: async (page) => {
      await remodelingOpener(page).click();
      const frame = remodelingDialog(page).locator('iframe').contentFrame();
      await expect(frame.getByLabel('Full name')).toBeVisible();
    },
  },
  "the sister company's dialog without an answer": {
    path: '/construction',
    width: 360,
    open: (page) =>
      openSilent(page, providerPaths.secondForm, () => remodelingOpener(page).click()),
  },
};

test.describe('axe finds nothing, light and dark, with open:', () => {
  for (const [name, { path, width = 1280, open }] of Object.entries(states)) {
    test(name, async ({ page }) => {
      test.slow();
      if (name.endsWith('without an answer')) await page.clock.install();
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await open(page);
      await showIn(page, 'light');
      expect(await axeFaults(page)).toEqual([]);
      await showIn(page, 'dark');
      expect(await contrastFaults(page)).toEqual([]);
    });
  }
});

test(
  'every control of the open menu takes a fingertip of 44 px',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(phoneMenu(page)).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
  },
);

test('the open menu does not scroll sideways with text of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/about');
  await doubleText(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = phoneMenu(page);
  await expect(menu.getByRole('link', { name: /^\(614\)/ })).toBeVisible();
  for (const group of await menu.locator('summary').all()) await group.click();
  const [needed, width] = await menu.evaluate((it) => [it.scrollWidth, it.clientWidth]);
  expect(needed).toBe(width);
});

test('the row of menus leaves room for Apply Now with text spaced out', async ({ page }) => {
  await page.goto('/about');
  await spaceText(page);
  for (const width of [1024, 1180, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

for (const width of [320, 360]) {
  for (const [what, enlarge] of [
    ['of twice the size', doubleText],
    ['spaced out', spaceText],
  ] as const) {
    test(`the dialog's title stays within its header, text ${what}, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/construction');
      await enlarge(page);
      for (const opener of [remodelingOpener(page), applyNow(page)]) {
        await opener.click();
        const dialog = page.getByRole('dialog');
        const title = dialog.getByRole('heading').first();
        await expect(title).toBeVisible();
        const [needed, room] = await dialog.evaluate((box) => [box.scrollWidth, box.clientWidth]);
        expect(needed).toBe(room);
        const outside = await title.evaluate((heading) => {
          const { top, bottom, left } = heading.getBoundingClientRect();
          const box = heading.parentElement?.getBoundingClientRect();
          if (!box) return ['no header'];
          return [box.top - top, bottom - box.bottom, box.left - left].filter((px) => px > 0);
        });
        expect(outside).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
    });
  }
}
