import type { Page } from '@playwright/test';
import { holdBack } from './provider.ts';

/** A shift as the browser reports it; TypeScript's library does not know it. */
interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
  interface Window {
    shifts?: string[];
  }
}

/** Keeps a record of what moves from now on: how much, and what from where to where. Runs in the page. */
function recordShifts(): void {
  const shifts: string[] = [];
  window.shifts = shifts;
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ');
  const describe = (node: Node | null) =>
    (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 120) ?? 'removed';
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      const nodes = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${describe(node)} from ${place(previousRect)} to ${place(currentRect)}`,
      );
      shifts.push(`${value.toFixed(4)}: ${nodes.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift' });
}

/** Lets every page opened from now on keep a record of what moves, from its first word on. */
export const noteShifts = (page: Page) => page.addInitScript(recordShifts);

/** Waits until what has changed is painted, and what moved by it is on record. */
const painted = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
  });

/** What moved on the page until its pictures in sight had come. */
export async function notedShifts(page: Page): Promise<string[]> {
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
      .every(({ complete }) => complete),
  );
  await painted(page);
  return page.evaluate(() => window.shifts ?? ['The page did not keep a record.']);
}

/**
 * What moves when the face and the pictures of a page come after all its words stand, on a screen
 * that shows all of it. What may move while the words arrive depends on where a browser pauses to
 * paint, so a test that cuts pages into pieces looks at that.
 */
export async function shiftsWhileLoading(page: Page, path: string): Promise<string[]> {
  const late = /\.(avif|webp|woff2)$/;
  const release = await holdBack(page, late);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await painted(page);
  await page.evaluate(recordShifts);
  release();
  await page.waitForLoadState('load');
  await page.unroute(late);
  return notedShifts(page);
}

/** What moves in sight while a page is scrolled down to its end and back. */
export const shiftsWhileScrolling = (page: Page) =>
  page.evaluate(async () => {
    const seen: string[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) seen.push(JSON.stringify(entry));
    };
    const observer = new PerformanceObserver((list) => {
      note(list.getEntries());
    });
    observer.observe({ type: 'layout-shift' });
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const end = () => document.documentElement.scrollHeight - innerHeight;
    const lookAt = async (top: number) => {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    };
    // Less than a screen, so that everything is seen.
    const step = innerHeight * 0.8;
    for (let y = 0; y < end(); y += step) await lookAt(y);
    for (let y = end(); y > 0; y -= step) await lookAt(y);
    note(observer.takeRecords());
    observer.disconnect();
    return seen;
  });
