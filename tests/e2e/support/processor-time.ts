import type { Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Start and duration by the clock, in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Microseconds of processor time, which waiting for other programs does not stretch. */
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** How long each key pressed meanwhile kept the page's main thread busy, in milliseconds of processor time. */
export async function timePerKey(page: Page, meanwhile: () => Promise<void>): Promise<number[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('Tracing needs a browser of its own.');
  await browser.startTracing(page, { categories: CATEGORIES });
  await meanwhile();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  const keys = traceEvents.filter(
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keypress',
  );
  const tasks = traceEvents.filter(({ name }) => name === 'RunTask');
  return keys.map((key) => {
    const task = tasks.find(
      ({ pid, tid, ts, dur = 0 }) =>
        pid === key.pid && tid === key.tid && ts <= key.ts && key.ts <= ts + dur,
    );
    if (task?.tdur === undefined) throw new Error('The trace lacks the task of a key.');
    return task.tdur / 1000;
  });
}
