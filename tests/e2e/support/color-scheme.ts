import type { Page } from '@playwright/test';

/**
 * Shows a page in a color scheme, with every color arrived. Without transitions, which on a page
 * full of links take four times as long as the change itself.
 */
export async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await colorsArrived(page);
}

/** Waits until no animation runs. */
export async function colorsArrived(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ timeline, effect }) => {
      // What follows the scroll position, not the clock, has nothing to arrive at.
      if (timeline !== document.timeline) return true;
      // What is folded away in closed details stands still until they open.
      return effect instanceof KeyframeEffect && effect.target?.checkVisibility() === false;
    }),
  );
}
