import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { calculator } from './support/calculator.ts';
import { holdScripts } from './support/presses.ts';
import { uncaughtErrors } from './support/provider.ts';

/** Does to the page what translating browsers do: each text that may be translated moves into two new elements. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      if (!(text instanceof Text) || text.data.trim() === '') continue;
      if (!text.parentElement?.closest('script, style, noscript, [translate=no]')) texts.push(text);
    }
    for (const text of texts) {
      const outer = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      const inner = outer.cloneNode();
      inner.textContent = `${text.data}·`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}

const island = (page: Page, component: string) =>
  page.locator(`astro-island[component-export="${component}"]`);

for (const [component, path] of [
  ['MenuBehavior', '/about'],
  ['QuoteIsland', '/about'],
  ['ReviewRotation', '/'],
  ['FaqBehavior', '/faqs'],
  ['MortgageCalculator', '/resources/calculator'],
] as const) {
  test(`React takes over a translated page as it is: ${component}`, async ({ page }) => {
    const errors = uncaughtErrors(page);
    await page.goto(path);
    await translate(page);
    // React takes over some time after its code is there, and an island says when it has.
    await island(page, component).evaluate((element) => {
      element.addEventListener('intent:ready', () => {
        element.setAttribute('data-taken', '');
      });
    });
    await island(page, component).dispatchEvent('pointerover');
    await expect(island(page, component)).toHaveAttribute('data-taken');
    await expect(island(page, component)).not.toHaveAttribute('ssr');
    await expect(island(page, component)).not.toHaveAttribute('data-failed');
    expect(errors).toEqual([]);
  });
}

test('on a translated page the calculator keeps what was typed and pressed before it was there', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/resources/calculator');
  await translate(page);
  const { loan, calculate, result } = calculator(page);
  await loan.fill('$425,000');
  await calculate.click();
  release();
  await expect(result).toContainText('$2,686.29');
  await translate(page);
  await loan.fill('$300,000');
  await calculate.click();
  await expect(result).toContainText('$1,896.20');
});
