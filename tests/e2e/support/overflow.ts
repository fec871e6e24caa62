import type { Page } from '@playwright/test';

/** The narrowest screen of every layout, where it is tightest, and those of real screens between. */
const WIDTHS = [320, 360, 412, 480, 640, 700, 768, 900, 1024, 1180, 1440, 1920];

/** Widths from 320 px up at which the page scrolls sideways. */
export const overflowFaults = (page: Page) => faultsAt(page, WIDTHS, () => Promise.resolve());

/** Widths of phones at which the page scrolls sideways with text of twice the size. */
export async function doubleTextFaults(page: Page): Promise<string[]> {
  await doubleText(page);
  // Media queries in rem follow the size of the text with the next frame but one.
  return faultsAt(page, [320, 360], () => nextFrames(page));
}

async function faultsAt(page: Page, widths: readonly number[], settle: () => Promise<void>) {
  const faults: string[] = [];
  for (const width of widths) {
    // Low, so that little is painted.
    await page.setViewportSize({ width, height: 320 });
    await settle();
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    if (needed > width) faults.push(`${width} px: needs ${needed} px`);
  }
  return faults;
}

/**
 * Sets the text of the browser to twice the usual size.
 *
 * @throws Error when the page does not follow
 */
export async function doubleText(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.waitForFunction(
    () => getComputedStyle(document.documentElement).fontSize === '32px',
    undefined,
    { timeout: 5000 },
  );
}

/** Spaces the text out as far as WCAG 2.2 (1.4.12) lets readers do it. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
}

const nextFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
