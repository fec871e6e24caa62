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

/** Begins the record of a shift that came before the whole page had been read. */
const EARLY = 'while the page was read, ';

/**
 * Lets every page opened from now on keep a record of what moves: how much, and what from where to where.
 * @param columnsMayMove Leaves out a shift of nothing but table cells and their text, sideways, until
 *   the whole page has been read. The widths of columns depend on all rows, and on a screen that shows
 *   the whole page, a busy machine paints the first rows before it has the last. The browser names only
 *   the five largest parts of a shift, so a smaller one in the same frame is left out, too.
 */
export async function noteShifts(page: Page, columnsMayMove = false): Promise<void> {
  const options = { mayMove: columnsMayMove, early: EARLY };
  await page.addInitScript(({ mayMove, early }) => {
    const shifts: string[] = [];
    window.shifts = shifts;
    let isRead = false;
    addEventListener('DOMContentLoaded', () => {
      // The first frame paints the end of the page.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          note(observer.takeRecords());
          isRead = true;
        }),
      );
    });
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ');
    // The text of a cell that isn't aligned at the start moves by itself.
    const isInColumn = (node: Node | null) =>
      node instanceof Element ? node.matches('th, td') : node?.parentElement?.closest('th, td');
    const isColumn = ({ node, previousRect, currentRect }: Shift['sources'][number]) =>
      isInColumn(node) && previousRect.y === currentRect.y;
    const describe = (node: Node | null) =>
      (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 120) ?? 'removed';
    const note = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as Shift[]) {
        if (mayMove && !isRead && sources.length > 0 && sources.every(isColumn)) continue;
        const nodes = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${describe(node)} from ${place(previousRect)} to ${place(currentRect)}`,
        );
        shifts.push(`${isRead ? '' : early}${value.toFixed(4)}: ${nodes.join(' | ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => {
      note(list.getEntries());
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  }, options);
}

/** What moved on the page until its pictures in sight had come. */
export async function notedShifts(page: Page): Promise<string[]> {
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
      .every(({ complete }) => complete),
  );
  return page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    return window.shifts ?? ['The page did not keep a record.'];
  });
}

const LATE = /\.(avif|webp|woff2|css)$/;

/** Opens a page whose style, face and pictures come only after its first words stand. */
async function openLate(page: Page, path: string): Promise<void> {
  const release = await holdBack(page, LATE);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  release();
  await page.waitForLoadState('load');
  await page.unroute(LATE);
}

/**
 * What moves while a page loads, on a screen that shows all of it. If something moved only while the
 * page was read, the page is opened once more: its own fault comes back, but a busy machine may have
 * painted a row of buttons when it had read only the first of them.
 */
export async function shiftsWhileLoading(page: Page, path: string): Promise<string[]> {
  await openLate(page, path);
  const moved = await notedShifts(page);
  const mayBeChance = moved.length > 0 && moved.every((shift) => shift.startsWith(EARLY));
  if (!mayBeChance) return moved;
  await openLate(page, path);
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
