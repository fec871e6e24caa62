import { expect, test } from '@playwright/test';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Fault } from '../provider/faults.ts';
import { holdBack, providerPaths, switchFaults, uncaughtErrors } from './support/provider.ts';
import { dialog, dialogForm, dialogFrame } from './support/quote-dialog.ts';

const faults: [name: string, fault: Fault, times: number][] = [
  ['at load', { focusAfter: 0 }, 1],
  ['after a while', { focusAfter: 500 }, 1],
  ['twice', { focusAfter: 0, focusEvery: 1500, focusTimes: 2 }, 2],
  ['and scrolls to its field', { focusAfter: 0, scrollIntoView: true }, 1],
];

const frame = (page: Page): Locator => page.locator('#quote-form iframe');
const form = (page: Page): FrameLocator => frame(page).contentFrame();

/**
 * Evaluates an expression in the page. Locators and `page.evaluate` do it with a user gesture,
 * so the page would take the visitor for somebody who has pressed something.
 */
async function evaluateWithoutGesture(page: Page, expression: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
  await session.detach();
  return result.value;
}

/** Name or text of what has the focus; "iframe" once a form has taken it. */
const focused = (page: Page) =>
  evaluateWithoutGesture(
    page,
    `document.hasFocus() && document.activeElement.matches('iframe')
      ? 'iframe'
      : document.activeElement.ariaLabel ?? document.activeElement.localName`,
  );

/** Opens a page whose form is below the screen, near enough to be loaded. */
async function openAboveForm(page: Page, fault: Fault): Promise<void> {
  await switchFaults(page.context(), { [providerPaths.secondForm]: fault });
  await page.addInitScript(() => {
    // Every position that was painted.
    const painted = new Set<number>();
    Object.assign(window, { painted });
    requestAnimationFrame(function look() {
      painted.add(Math.round(scrollY));
      requestAnimationFrame(look);
    });
  });
  // A form that is held back would hold the load event, too, when the browser starts it early.
  await page.goto('/help', { waitUntil: 'domcontentloaded' });
}

/** Waits until the form has focused itself that often from now on. */
const focusTaken = (page: Page, times: number) =>
  page.waitForEvent('console', {
    predicate: (message) => {
      const [, count] = /^Took the focus (\d+) times/.exec(message.text()) ?? [];
      return Number(count) >= times;
    },
  });

for (const [name, fault, times] of faults) {
  test.describe(`a form that focuses itself ${name}`, () => {
    test('moves nothing under a reader', async ({ page }) => {
      const taken = focusTaken(page, times);
      await openAboveForm(page, fault);
      await taken;
      await expect.poll(() => focused(page)).toBe('body');
      expect(await evaluateWithoutGesture(page, '[...painted]')).toEqual([0]);
      await expect(frame(page)).not.toBeInViewport();
    });

    test('lets somebody who types elsewhere go on', async ({ page }) => {
      const taken = focusTaken(page, times);
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          const input = document.createElement('input');
          input.ariaLabel = 'Search';
          document.querySelector('main')?.prepend(input);
          input.focus();
        });
      });
      await openAboveForm(page, fault);
      await taken;
      await expect.poll(() => focused(page)).toBe('Search');
      await page.keyboard.type('closing costs');
      await expect(page.getByLabel('Search')).toHaveValue('closing costs');
      await expect(form(page).getByLabel('Full name')).toHaveValue('');
    });

    test('leaves a keyboard reader where Tab has led', async ({ page }) => {
      const taken = focusTaken(page, times);
      // A Tab while the form has the focus would be the form's.
      const letFormCome = await holdBack(page, providerPaths.secondForm);
      await openAboveForm(page, fault);
      await page.keyboard.press('Tab');
      letFormCome();
      await taken;
      const words = 'document.activeElement.textContent.trim()';
      await expect.poll(() => evaluateWithoutGesture(page, words)).toBe('Skip to content');
    });
  });
}

test('a form that gets the focus a third time keeps it, as a screen reader may give it without a press', async ({
  page,
}) => {
  const taken = focusTaken(page, 3);
  await openAboveForm(page, { focusEvery: 500 });
  await taken;
  await expect.poll(() => focused(page)).toBe('iframe');
  await page.keyboard.type('Ann');
  await expect(form(page).getByLabel('Full name')).toHaveValue('Ann');
});

test('a form in the dialog leaves the focus where Tab has led', async ({ page }) => {
  const letFormCome = await holdBack(page, providerPaths.mainForm);
  await switchFaults(page.context(), {
    [providerPaths.mainForm]: { focusEvery: 1500, focusTimes: 2 },
  });
  await page.goto('/about');
  await page.getByRole('main').getByRole('button', { name: 'Get Your Free Quote' }).click();
  await expect(dialogFrame(page)).toBeAttached();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const taken = focusTaken(page, 2);
  letFormCome();
  await taken;
  await expect.poll(() => focused(page)).toBe('Close');
  expect(await dialog(page).evaluate((box) => box.scrollTop)).toBe(0);
});

test('a form in the dialog can be filled right after the dialog was opened', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('main').getByRole('button', { name: 'Get Your Free Quote' }).press('Enter');
  await dialogForm(page).getByLabel('Full name').fill('Ann');
  await page.keyboard.type(' Lee');
  await expect(dialogForm(page).getByLabel('Full name')).toHaveValue('Ann Lee');
});

test.describe('a frame that the visitor has entered keeps the focus', () => {
  const ways: [string, (page: Page) => Promise<void>][] = [
    ['by a click', (page) => form(page).getByLabel('Full name').click()],
    [
      'by a click right after one on the page',
      async (page) => {
        await page.getByRole('main').click({ position: { x: 5, y: 5 } });
        await form(page).getByLabel('Full name').click();
      },
    ],
    [
      'with Tab',
      async (page) => {
        const link = page.getByRole('main').getByRole('link').or(page.getByRole('main'));
        await link.first().focus();
        await expect(async () => {
          await page.keyboard.press('Tab');
          expect(await focused(page)).toBe('iframe');
        }).toPass({ intervals: [20] });
      },
    ],
  ];
  for (const [name, enter] of ways) {
    test(name, async ({ page }) => {
      const taken = focusTaken(page, 1);
      await openAboveForm(page, { focusEvery: 700 });
      await taken;
      await enter(page);
      await focusTaken(page, 3);
      expect(await focused(page)).toBe('iframe');
      await page.keyboard.type('Ann');
      await expect(form(page).getByLabel('Full name')).toHaveValue('Ann');
    });
  }

  test('by a tap, also right after one on the page @phone', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('main').getByRole('button', { name: 'Get Your Free Quote' }).tap();
    const name = dialogForm(page).getByLabel('Full name');
    await name.tap();
    await page.keyboard.type('Ann');
    await expect(name).toHaveValue('Ann');
  });
});

test.describe('a browser that can’t tell a visitor’s press', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'userActivation');
    });
  });

  test('shows and watches the form of a page', async ({ page }) => {
    const errors = uncaughtErrors(page);
    await page.goto('/help');
    await frame(page).scrollIntoViewIfNeeded();
    await expect(form(page).getByRole('button', { name: 'Send' })).toBeVisible();
    await expect(page.locator('[data-hosted-form]')).toHaveAttribute('data-status', 'alive');
    expect(errors).toEqual([]);
  });

  test('shows the form of the dialog', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('button', { name: 'Apply Now' }).click();
    await expect(dialogForm(page).getByRole('button', { name: 'Send' })).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: /^Call/ })).toBeVisible();
  });
});
