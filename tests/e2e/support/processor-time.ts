import type { Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of processor time; unlike time by the clock, the same on a busy machine. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * The longest time that one task of the page kept its main thread busy meanwhile, in milliseconds of
 * processor time.
 */
export async function longestTask(page: Page, meanwhile: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('Tracing needs a browser of its own.');
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', '__metadata'],
  });
  await meanwhile();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  const main = trace.traceEvents.find(({ args }) => args?.name === 'CrRendererMain');
  const tasks = trace.traceEvents.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === main?.pid && tid === main.tid,
  );
  if (tasks.length === 0) throw new Error('The trace has no tasks of the page.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}
