import { expect, test } from 'vitest';
import { monthlyCost } from './extra-costs.ts';
import { chartSeries } from './chart-series.ts';
import { compareScenarios } from './compare.ts';
import { groupByYear } from './schedule-years.ts';

/** A quarter of a 60 Hz frame: recomputing while someone types must never be felt. */
const LIMIT_MS = 4;

test('three 480-month scenarios with years and chart are recomputed within the limit', async ({
  bench,
}) => {
  const loan = { amountCents: 30_000_000, annualRatePercent: 6.5, termMonths: 480 };
  const others = [
    { loan: { ...loan, annualRatePercent: 6.125 } },
    { loan, extra: { monthlyCents: 10 } },
  ];
  let checksum = 0;
  const { latency } = await bench('480 months, three scenarios', () => {
    for (const { schedule, outcome } of compareScenarios({ loan }, others)) {
      const { bars } = chartSeries(groupByYear(schedule, { year: 2026, month: 9 }));
      checksum += bars.length + monthlyCost(outcome.regularPaymentCents, {}).totalCents;
    }
  }).run();
  expect(checksum).toBeGreaterThan(0);
  // The median: the slowest samples of a wall clock tell how busy the machine is, not this code.
  expect(latency.p50).toBeLessThan(LIMIT_MS);
});
