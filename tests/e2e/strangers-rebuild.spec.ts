/**
 * Extensions also wrap controls, take elements away, and fill fields in before React comes. Each of
 * the five islands has to take such a page over as it is, and to work.
 */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { calculator } from './support/calculator.ts';
import { holdScripts } from './support/presses.ts';
import { reportedErrors } from './support/provider.ts';
import { applyNow, dialogFrame } from './support/quote-dialog.ts';

/** Run in the page, each on an island. */
const changes: Record<string, (island: Element) => void> = {
  'wrapped controls': (island) => {
    for (const control of island.querySelectorAll('button, input, summary > *, a')) {
      const wrapper = document.createElement('div');
      control.replaceWith(wrapper);
      wrapper.append(control);
    }
  },
  'removed icons, hints, and comments': (island) => {
    const comments = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
    const gone: ChildNode[] = [...island.querySelectorAll('svg, label span')];
    while (comments.nextNode())
      if (comments.currentNode instanceof Comment) gone.push(comments.currentNode);
    for (const node of gone) node.remove();
  },
  'joined texts and rewritten attributes': (island) => {
    document.documentElement.lang = 'de';
    document.documentElement.classList.add('translated-ltr', 'dark-reader');
    document.body.setAttribute('cz-shortcut-listen', 'true');
    document.body.normalize();
    for (const element of island.querySelectorAll('*')) {
      element.removeAttribute('autocomplete');
      element.setAttribute('spellcheck', 'false');
      element.setAttribute('style', '--stranger: 1');
    }
  },
  'elements of its own around and in the island': (island) => {
    const host = document.createElement('shadow-host');
    host.attachShadow({ mode: 'open' }).innerHTML = '<button>Fill in</button>';
    island.append(host);
    const shell = document.createElement('main-shell');
    island.replaceWith(shell);
    shell.append(island);
  },
};

const islands: Record<string, { path: string; works: (page: Page) => Promise<void> }> = {
  MenuBehavior: {
    path: '/about',
    async works(page) {
      const menu = page.getByRole('button', { name: 'Resources' });
      await menu.click();
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
      const main = page.getByRole('navigation', { name: 'Main' });
      await expect(main.getByRole('link', { name: 'Credit' })).toBeVisible();
    },
  },
  QuoteIsland: {
    path: '/about',
    async works(page) {
      await applyNow(page).click();
      await expect(dialogFrame(page)).toBeVisible();
    },
  },
  ReviewRotation: {
    path: '/',
    async works(page) {
      await page.getByRole('button', { name: 'Pause reviews' }).click();
      await expect(page.getByRole('button', { name: 'Resume reviews' })).toBeVisible();
    },
  },
  FaqBehavior: {
    path: '/faqs',
    async works(page) {
      await page.getByRole('heading', { name: 'How long do custom cabinets take?' }).click();
      await page.getByRole('link', { name: /^Link to this answer: How long do custom/ }).click();
      await expect(page.getByText(/Link copied|The link is in the address bar/)).toBeVisible();
    },
  },
  MortgageCalculator: {
    path: '/resources/calculator',
    async works(page) {
      const { loan, calculate, result } = calculator(page);
      await expect(loan).toHaveValue('350,000');
      await calculate.click();
      await expect(result).toContainText('$2,212.24');
    },
  },
};

// The policy doesn't apply to what extensions add.
test.use({ bypassCSP: true });

for (const [component, { path, works }] of Object.entries(islands)) {
  test(`${component} takes over what strangers have rebuilt, and works`, async ({ page }) => {
    const errors = reportedErrors(page);
    for (const [change, apply] of Object.entries(changes)) {
      await test.step(change, async () => {
        const release = await holdScripts(page);
        await page.goto(path);
        // Filled in without a key or a press, as password managers do.
        for (const field of await page.getByLabel('Loan amount').all())
          await field.evaluate((input: HTMLInputElement) => {
            input.value = '350,000';
          });
        const island = page.locator(`astro-island[component-export="${component}"]`);
        await island.evaluate(apply);
        release();
        await island.dispatchEvent('pointerover');
        await expect(island).not.toHaveAttribute('ssr');
        await works(page);
        await page.unrouteAll({ behavior: 'wait' });
      });
    }
    expect(errors).toEqual([]);
  });
}
