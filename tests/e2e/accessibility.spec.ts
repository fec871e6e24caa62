import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { routes } from '../site/routes.ts';
import { showIn } from './support/color-scheme.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const everything = (axe: AxeBuilder) => axe.withTags(rules);
/** All that a color scheme decides. */
const contrast = (axe: AxeBuilder) => axe.withRules('color-contrast');
const views = [
  { width: 360, colorScheme: 'dark', checks: everything },
  { width: 360, colorScheme: 'light', checks: contrast },
  { width: 1280, colorScheme: 'light', checks: everything },
  { width: 1280, colorScheme: 'dark', checks: contrast },
] as const;
const paths = [...routes.map(({ path }) => path), '/no-such-page'];

test.describe('axe finds nothing on any route, narrow and wide, light and dark', () => {
  for (const path of paths) {
    test(path, async ({ page }) => {
      await page.goto(path);
      for (const { width, colorScheme, checks } of views) {
        await page.setViewportSize({ width, height: 900 });
        await showIn(page, colorScheme);
        // What the form provider shows in its frame is not ours to check.
        const axe = new AxeBuilder({ page }).exclude('iframe');
        const { violations } = await checks(axe).analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
        );
        expect(found, `${path} at ${width} px, ${colorScheme}`).toEqual([]);
      }
    });
  }
});
