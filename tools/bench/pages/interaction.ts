/** How long a visitor waits after the first tap: cold cache, slow 4G. */
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../dev/setup/chromium.mjs';

/** A first tap and what it should bring. */
export interface Interaction {
  name: string;
  path: string;
  width: number;
  /** A mouse is moved to its aim before it clicks; a finger is not. */
  pointer: 'finger' | 'mouse';
  /** Selector of what is touched a second before. */
  before?: string;
  /** Selector of what is tapped. */
  tap: string;
  /** Selector of what can be seen once the result is on the screen. */
  shown: string;
}

/** What visitors use most; the menu on a phone, and on a wide screen with a mouse and with a finger. */
export const interactions: readonly Interaction[] = [
  {
    name: 'quote dialog open',
    path: '/about',
    width: 412,
    pointer: 'finger',
    tap: 'main [commandfor="quote-dialog"]',
    shown: 'dialog[open]',
  },
  {
    name: 'mobile menu open',
    path: '/about',
    width: 412,
    pointer: 'finger',
    tap: 'header [popovertarget="mobile-menu"]',
    shown: '#mobile-menu:popover-open',
  },
  {
    name: 'desktop menu open by hover (after 200 ms by design)',
    path: '/about',
    width: 1280,
    pointer: 'mouse',
    tap: '.menus li button',
    shown: '.menus .panel',
  },
  {
    name: 'desktop menu open on a tablet',
    path: '/about',
    width: 1280,
    pointer: 'finger',
    tap: '.menus li button',
    shown: '.menus .panel',
  },
  {
    name: 'result of the calculator shown',
    path: '/resources/calculator',
    width: 412,
    pointer: 'finger',
    tap: 'main form [type="submit"]',
    shown: 'main [role="status"][aria-atomic] > div',
  },
  {
    name: 'result of the calculator shown, a field touched a second before',
    path: '/resources/calculator',
    width: 412,
    pointer: 'finger',
    before: 'main form input',
    tap: 'main form [type="submit"]',
    shown: 'main [role="status"][aria-atomic] > div',
  },
];

/** Latency in ms, throughput in bytes per second. */
export const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_600_000 / 8) * 0.9,
  uploadThroughput: (750_000 / 8) * 0.9,
};

/**
 * Milliseconds from the first tap to the frame that shows its result.
 * @param slowdown how many times slower the processor should be
 * @throws when it does not come within half a minute
 */
export async function measureInteraction(
  origin: string,
  wanted: Interaction,
  slowdown: number,
): Promise<number> {
  const executablePath = findChromium();
  await using browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: chromiumArguments,
  });
  const page = await browser.newPage({
    viewport: { width: wanted.width, height: 915 },
    hasTouch: wanted.pointer === 'finger',
    // Without it the page believes that its finger can hover.
    isMobile: wanted.pointer === 'finger',
    ignoreHTTPSErrors: true,
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(origin + wanted.path, { waitUntil: 'load' });
  if (wanted.before !== undefined) {
    await page.tap(wanted.before);
    await wait(1000);
  }
  await page.evaluate((shown) => {
    addEventListener(
      'pointerdown',
      () => {
        const start = performance.now();
        const isShown = () =>
          [...document.querySelectorAll(shown)].some((element) =>
            element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          );
        const look = () => {
          if (!isShown()) requestAnimationFrame(look);
          else document.body.dataset.waited = String(performance.now() - start);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  }, wanted.shown);
  await (wanted.pointer === 'finger' ? page.tap(wanted.tap) : page.click(wanted.tap));
  await page.waitForFunction(() => document.body.dataset.waited !== undefined);
  return Number(await page.evaluate(() => document.body.dataset.waited));
}
