import type { Page } from '@playwright/test';

/** A shift as the browser reports it; TypeScript's library does not know it. */
interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Element | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
  interface Window {
    shifts?: string[];
  }
}

/** Lets every page opened from now on keep a record of what moves. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    window.shifts = shifts;
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ');
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const nodes = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.outerHTML.slice(0, 120) ?? 'text'} from ${place(previousRect)} to ${place(currentRect)}`,
        );
        shifts.push(`${value.toFixed(4)}: ${nodes.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved on the page until its pictures in sight had come: how much, and what from where to where. */
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
