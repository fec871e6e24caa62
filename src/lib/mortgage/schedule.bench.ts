import { expect, test } from 'vitest';
import { chartSeries } from './chart-series.ts';
import { monthlyCost } from './housing-costs.ts';
import { amortize, groupByYear } from './schedule.ts';

/** A quarter of a 60 Hz frame: recalculating while someone types must never be felt. */
const LIMIT_MS = 4;

test('recalculates three 480-month schedules with years and chart within the limit', async ({
  bench,
}) => {
  const loan = { amountCents: 30_000_000, annualRatePercent: 6.5, termMonths: 480 };
  const scenarios = [
    [loan],
    [{ ...loan, annualRatePercent: 6.125 }],
    [loan, { monthlyCents: 10 }],
  ] as const;
  let checksum = 0;
  const { latency } = await bench('480 months, three schedules', () => {
    for (const [terms, extra] of scenarios) {
      const schedule = amortize(terms, extra);
      const { bars } = chartSeries(groupByYear(schedule, { year: 2026, month: 9 }));
      checksum += bars.length + monthlyCost(schedule.regularPaymentCents, {}).totalCents;
    }
  }).run();
  expect(checksum).toBeGreaterThan(0);
  // The median: the slowest samples of a wall clock tell how busy the machine is, not this code.
  expect(latency.p50).toBeLessThan(LIMIT_MS);
});
