import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { PAGE, calculator } from './support/calculator.ts';
import { forgetCommands, holdScripts } from './support/presses.ts';
import { reportedErrors } from './support/provider.ts';
import { applyNow, dialog, dialogFrame } from './support/quote-dialog.ts';

/**
 * Does to the page what extensions and translators do before React comes: elements before, in, and
 * behind everything, in labels, buttons, and the island itself, texts moved into new elements, and
 * attributes everywhere.
 */
async function addStrangers(page: Page, component: string): Promise<void> {
  await page.locator(`astro-island[component-export="${component}"]`).evaluate((island) => {
    const add = (parent: Element, name: string, place: 'prepend' | 'append' | 'after') => {
      const stranger = document.createElement(name);
      stranger.setAttribute('data-stranger', '');
      parent[place](stranger);
    };
    const texts = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
    for (const text of found) {
      if (text.data.trim() === '') continue;
      const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      text.replaceWith(font);
      font.append(text);
    }
    for (const element of [island, ...island.querySelectorAll('*')]) {
      if (element.closest('svg')) continue;
      element.setAttribute('data-lastpass-icon-root', 'true');
      if (element instanceof HTMLInputElement) add(element, 'div', 'after');
      else {
        add(element, 'div', 'prepend');
        add(element, 'span', 'prepend');
        add(element, 'grammarly-extension', 'append');
        add(element, 'style', 'append');
      }
    }
    for (const element of [document.documentElement, document.body]) {
      element.setAttribute('data-new-gr-c-s-check-loaded', '14.1');
      element.style.setProperty('--stranger', '1');
      add(element, 'style', 'prepend');
      add(element, 'div', 'append');
    }
  });
}

const strangers = (page: Page) => page.locator('[data-stranger]');

/**
 * Adds the strangers, lets the scripts come, and expects every stranger to be there still.
 *
 * @returns how many there are
 */
async function hydrate(page: Page, component: string, release: () => void): Promise<number> {
  await addStrangers(page, component);
  const before = await strangers(page).count();
  release();
  await expect(page.locator(`astro-island[component-export="${component}"]`)).not.toHaveAttribute(
    'ssr',
  );
  await expect(strangers(page)).toHaveCount(before);
  return before;
}

// The policy doesn't apply to what extensions add.
test.use({ bypassCSP: true });

let errors: string[];

test.beforeEach(async ({ page }) => {
  errors = reportedErrors(page);
  // The clock stands still, or on a slow machine a page would go on without the scripts that are held back.
  await page.clock.install({ time: '2026-01-01T12:00:00Z' });
  await page.clock.pauseAt('2026-01-01T12:01:00Z');
});

test.afterEach(() => {
  expect(errors).toEqual([]);
});

test('the calculator keeps typed text, focus, caret, and the press on its way', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(PAGE);
  const { loan, result } = calculator(page);
  await loan.fill('350,000');
  await loan.evaluate((input: HTMLInputElement) => {
    input.setSelectionRange(2, 5);
  });
  await page.keyboard.press('Enter');
  const before = await hydrate(page, 'MortgageCalculator', release);
  await expect(result).toContainText('$2,212.24');
  // The island's effects come after what "hydrate" waits for.
  await expect(strangers(page)).toHaveCount(before);
  await expect(loan).toHaveValue('350,000');
  await expect(loan).toBeFocused();
  const caret = await loan.evaluate((input: HTMLInputElement) => [
    input.selectionStart,
    input.selectionEnd,
  ]);
  expect(caret).toEqual([2, 5]);
  await loan.fill('');
  await page.keyboard.press('Enter');
  await expect(loan).toHaveAttribute('aria-invalid', 'true');
});

test('the menus keep focus and the press on its way', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/about');
  const menu = page.getByRole('button', { name: 'Service Area' });
  await menu.press('Enter');
  await hydrate(page, 'MenuBehavior', release);
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(menu).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'Westerville' })).toBeFocused();
});

test('the quote dialog keeps the press on its way', async ({ page }) => {
  await forgetCommands(page);
  const release = await holdScripts(page);
  await page.goto('/about');
  await applyNow(page).click();
  await hydrate(page, 'QuoteIsland', release);
  await expect(dialog(page)).toBeVisible();
  await expect(dialogFrame(page)).toBeVisible();
});

test('the quote dialog keeps the focus in it', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/about');
  await applyNow(page).click();
  const call = dialog(page).getByRole('link', { name: /^Call/ }).last();
  await call.focus();
  await hydrate(page, 'QuoteIsland', release);
  await expect(dialogFrame(page)).toBeVisible();
  await expect(call).toBeFocused();
});

test('the reviews keep focus and get their buttons', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  const list = page.getByRole('group', { name: /reviews/i });
  await list.focus();
  await hydrate(page, 'ReviewRotation', release);
  await expect(list).toBeFocused();
  await page.getByRole('button', { name: 'Pause reviews' }).click();
  await expect(page.getByRole('button', { name: 'Resume reviews' })).toBeVisible();
});

test('the questions keep focus and what is open', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/faqs');
  await page.getByRole('heading', { name: 'How long do custom cabinets take?' }).click();
  const link = page.getByRole('link', { name: /^Link to this answer: How long do custom/ });
  await link.focus();
  await hydrate(page, 'FaqBehavior', release);
  await expect(link).toBeFocused();
  await link.click();
  await expect(page.getByText(/Link copied|The link is in the address bar/)).toBeVisible();
});
