import type { Page } from '@playwright/test';

/**
 * Shows a page in a color scheme, with every color arrived: even a transition
 * of a millisecond stands still until the next frame, which a busy machine delays.
 */
export async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // What follows the scroll position, not the clock, has nothing to arrive at.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ timeline }) => timeline !== document.timeline),
  );
}
