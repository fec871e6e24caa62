import type { Locator, Page } from '@playwright/test';
import { holdBack } from './provider.ts';

export interface Point {
  x: number;
  y: number;
}

/** The middle of a control, scrolled into view. */
export async function middle(control: Locator): Promise<Point> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Stops the page's clock, which the test has installed; from then on only the test advances it. It
 * runs on while the browser is asked for the time and told to stop, so it jumps five seconds ahead,
 * and timers due by then fire.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000));
}

/**
 * Stops the page's clock, as `stopClock` does, and presses the same way several times.
 * @param gap milliseconds between two presses
 */
export async function pressRepeatedly(
  page: Page,
  press: () => Promise<unknown>,
  gap: number,
  times = 2,
): Promise<void> {
  await stopClock(page);
  for (let count = 1; count <= times; count += 1) {
    await press();
    if (count < times) await page.clock.runFor(gap);
  }
}

/** Presses at one point and lets go at another. */
export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

/** Holds the script files back until the returned function is called. */
export const holdScripts = (page: Page) => holdBack(page, '/_astro/*.js');

/** Takes invoker commands and `closedby` away, as in browsers from before 2025. */
export async function forgetCommands(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
    addEventListener(
      'command',
      (event) => {
        event.preventDefault();
      },
      true,
    );
  });
}
