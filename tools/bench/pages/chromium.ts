import { launch, type Browser } from 'puppeteer-core';
import { chromiumArguments, findChromium } from '../../dev/setup/chromium.mjs';

/**
 * Starts a Chromium that prerenders pages and, unless it's the headless shell, keeps them for Back. It
 * does neither for Playwright, nor for `page.createCDPSession()`: both attach to a page instead of its tab.
 * @param options for its command line
 * @param executablePath the Chromium to start
 */
export function launchChromium(
  options: readonly string[] = [],
  executablePath = findChromium(),
): Promise<Browser> {
  return launch({
    executablePath: executablePath ?? 'chromium',
    args: [...chromiumArguments, ...options],
    defaultViewport: { width: 1280, height: 800 },
    // The browser ends when the pipe closes, so it doesn't outlive a process that was killed.
    pipe: true,
  });
}
