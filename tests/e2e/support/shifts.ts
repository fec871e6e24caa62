import type { Page } from '@playwright/test';
import { pagePlaces } from '../../../src/lib/content/page-places.ts';

/** A shift as the browser reports it; TypeScript's library does not know it. */
interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Element | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

interface NotedShift {
  /** How much moved, and what from where to where. */
  words: string;
  /** When, in ms. */
  at: number;
  /** Everything that moved stands below the first screen. */
  isBelow: boolean;
}

declare global {
  interface Window {
    shifts?: NotedShift[];
    /** When the first frame with the whole page was done, in ms. */
    readAt?: number;
  }
}

/** Lets every page opened from now on keep a record of what moves. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript((endId) => {
    const shifts: NotedShift[] = [];
    window.shifts = shifts;
    document.addEventListener('DOMContentLoaded', () => {
      requestAnimationFrame(() => {
        requestAnimationFrame(() => {
          window.readAt = performance.now();
        });
      });
    });
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ');
    new PerformanceObserver((list) => {
      for (const { value, sources, startTime } of list.getEntries() as Shift[]) {
        const end = document.getElementById(endId);
        const nodes = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.outerHTML.slice(0, 120) ?? 'text'} from ${place(previousRect)} to ${place(currentRect)}`,
        );
        shifts.push({
          words: `${value.toFixed(4)}: ${nodes.join(' | ')}`,
          at: startTime,
          isBelow: sources.every(
            ({ node }) =>
              node !== null &&
              end !== null &&
              (end.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
          ),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, pagePlaces.firstScreenEnd);
}

/**
 * What moved on the page until its pictures in sight had come. `onceRead`
 * leaves out what moved below the first screen until the browser had read the
 * page and drawn it: a window of many screens has that in sight, where columns of tables and
 * lists find their widths as their parts are read.
 */
export async function notedShifts(page: Page, { onceRead = false } = {}): Promise<string[]> {
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
      .every(({ complete }) => complete),
  );
  return page.evaluate(async (leaveOut) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    const { shifts, readAt } = window;
    if (!shifts || readAt === undefined) return ['The page did not keep a record.'];
    return shifts
      .filter(({ at, isBelow }) => !(leaveOut && isBelow && at < readAt))
      .map(({ words }) => words);
  }, onceRead);
}
