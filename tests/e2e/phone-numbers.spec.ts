import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { phoneMenu } from './support/menus.ts';

/** Visible phone numbers that break onto a second line. */
const brokenNumbers = (page: Page) =>
  page.getByRole('link', { name: /\(\d{3}\) \d{3}-\d{4}/ }).evaluateAll((links) =>
    links.flatMap((link) => {
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const found = /\(\d{3}\) \d{3}-\d{4}/.exec(text.textContent ?? '');
        if (!found) continue;
        const number = document.createRange();
        number.setStart(text, found.index);
        number.setEnd(text, found.index + found[0].length);
        const lines = new Set([...number.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(`${location.pathname}: ${link.textContent}`);
      }
      return broken;
    }),
  );

test('keeps each phone number on one line at 320 px @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/help', '/loan-programs/fha', '/construction', '/no-such-page']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: /555-/ }).first()).toBeVisible();
    expect(await brokenNumbers(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(phoneMenu(page)).toBeVisible();
  expect(await brokenNumbers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Apply Now' }).last().tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await brokenNumbers(page)).toEqual([]);
});
