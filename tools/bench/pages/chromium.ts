import { launch, type Browser } from 'puppeteer-core';
import { chromiumArguments, findChromium } from '../../dev/setup/chromium.mjs';

/**
 * Starts a Chromium that prerenders pages and keeps them for Back. It does neither for Playwright,
 * nor for `page.createCDPSession()`: both attach to a page instead of its tab.
 */
export function launchChromium(): Promise<Browser> {
  return launch({
    executablePath: findChromium() ?? 'chromium',
    args: [...chromiumArguments, '--ignore-certificate-errors'],
    defaultViewport: { width: 1280, height: 800 },
    // The browser ends when the pipe closes, so it doesn't outlive a process that was killed.
    pipe: true,
  });
}
