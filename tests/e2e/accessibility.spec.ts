import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { routes } from '../site/routes.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const paths = [...routes.map(({ path }) => path), '/no-such-page'];

test.describe('axe finds nothing on any route, narrow and wide, light and dark', () => {
  for (const path of paths) {
    test(path, async ({ page }) => {
      await page.goto(path);
      for (const [width, colorScheme] of [
        [360, 'dark'],
        [1280, 'light'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        // What the form provider shows in its frame is not ours to check.
        const { violations } = await new AxeBuilder({ page })
          .withTags(rules)
          .exclude('iframe')
          .analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
        );
        expect(found, `${path} at ${width} px, ${colorScheme}`).toEqual([]);
      }
    });
  }
});
