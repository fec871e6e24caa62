/** How long a visitor waits after the first tap: cold cache, slow 4G. */
import { setTimeout as wait } from 'node:timers/promises';
import { launchChromium } from './chromium.ts';

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

const phone = { path: '/about', width: 412, pointer: 'finger' } as const;
const menu = { path: '/about', width: 1280, tap: '.menus li button', shown: '.menus .panel' };
const calculator = {
  ...phone,
  path: '/resources/calculator',
  tap: 'main form [type="submit"]',
  shown: 'main [role="status"][aria-atomic] > div',
};

/** What visitors use most; the menu on a phone, and on a wide screen with a mouse and with a finger. */
export const interactions: readonly Interaction[] = [
  {
    ...phone,
    name: 'quote dialog open',
    tap: 'main [commandfor="quote-dialog"]',
    shown: 'dialog[open]',
  },
  {
    ...phone,
    name: 'mobile menu open',
    tap: 'header [popovertarget="mobile-menu"]',
    shown: '#mobile-menu:popover-open',
  },
  { ...menu, name: 'desktop menu open by hover (after 200 ms by design)', pointer: 'mouse' },
  { ...menu, name: 'desktop menu open on a tablet', pointer: 'finger' },
  { ...calculator, name: 'result of the calculator shown' },
  {
    ...calculator,
    name: 'result of the calculator shown, a field touched a second before',
    before: 'main form input',
  },
];

/** Latency in ms, throughput in bytes per second. */
export const slow4G = {
  latency: 150,
  download: (1_600_000 / 8) * 0.9,
  upload: (750_000 / 8) * 0.9,
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
  const isFinger = wanted.pointer === 'finger';
  await using browser = await launchChromium(['--ignore-certificate-errors']);
  const page = await browser.newPage();
  // Unless it's mobile, the page believes that its finger can hover.
  await page.setViewport({
    width: wanted.width,
    height: 915,
    hasTouch: isFinger,
    isMobile: isFinger,
  });
  await page.emulateNetworkConditions(slow4G);
  await page.emulateCPUThrottling(slowdown);
  await page.goto(origin + wanted.path);
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
  await (isFinger ? page.tap(wanted.tap) : page.click(wanted.tap));
  await page.waitForFunction(() => document.body.dataset.waited !== undefined);
  return Number(await page.evaluate(() => document.body.dataset.waited));
}
