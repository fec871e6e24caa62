import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Less than half of what the package exports as `source`, and as much quicker to read. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on a page as it is now, one line per rule; what a frame shows is its provider's. */
export const axeFaults = (page: Page, within = ':root', rulesLeftOut: string[] = []) =>
  run(page, within, TAGS, rulesLeftOut);

/** Texts that stand out too little: all that a color scheme or a state can spoil. */
export const contrastFaults = (page: Page, within = ':root') =>
  run(page, within, ['color-contrast']);

async function run(
  page: Page,
  within: string,
  runOnly: string[],
  rulesLeftOut: string[] = [],
): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  return page.evaluate(
    async ({ include, only, leftOut }) => {
      if (!window.axe) throw new Error('The page has lost axe.');
      const { violations } = await window.axe.run(
        { include: [include], exclude: ['iframe'] },
        {
          runOnly: only,
          rules: Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }])),
          resultTypes: ['violations'],
          iframes: false,
        },
      );
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      );
    },
    { include: within, only: runOnly, leftOut: rulesLeftOut },
  );
}
