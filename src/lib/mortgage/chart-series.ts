import { formatDollars } from '../format/money.ts';
import { formatMonths } from '../format/duration.ts';
import type { Schedule, ScheduleYear } from './schedule.ts';

const MOST_STEPS = 5;
const ROUND_STEPS = [1, 2, 2.5, 5, 10];

/**
 * Principal against interest by year, for a stacked bar chart: a bar for each year, and ticks from
 * zero to a round amount that no bar exceeds. Amounts are whole cents; shares are heights, as parts
 * (0 to 1) of the chart's.
 */
export function chartSeries(years: readonly ScheduleYear[]) {
  const highest = years.reduce((most, { totals }) => Math.max(most, totals.paymentCents), 1);
  const step = roundStep(highest / MOST_STEPS);
  const steps = Math.ceil(highest / step);
  const topCents = step * steps;
  const bars = years.map(({ label, totals: { interestCents, principalCents } }) => ({
    label,
    interestCents,
    principalCents,
    interestShare: interestCents / topCents,
    principalShare: principalCents / topCents,
  }));
  const ticks = Array.from({ length: steps + 1 }, (_, index) => ({
    cents: index * step,
    share: index / steps,
  }));
  return { bars, ticks };
}

/** The smallest of 1, 2, 2.5 or 5 times a power of ten that is at least `cents`, in whole cents. */
function roundStep(cents: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(cents, 10)));
  const factor = ROUND_STEPS.find((round) => round * power >= cents) ?? 10;
  return factor * power;
}

/**
 * The chart in words, for readers who do not see it: how long, how much, and from which year on
 * principal is the larger part of the payments.
 *
 * @param years `schedule` grouped by year
 */
export function chartSummary(schedule: Schedule, years: readonly ScheduleYear[]): string {
  const { totals, rows } = schedule;
  const paid =
    `Over ${formatMonths(rows.length)}, you’ll pay ${formatDollars(totals.paymentCents)}: ` +
    `${formatDollars(totals.principalCents)} in principal and ` +
    `${formatDollars(totals.interestCents)} in interest.`;
  return `${paid} ${turningPoint(years)}`;
}

function turningPoint(years: readonly ScheduleYear[]): string {
  const lastOfInterest = years.findLastIndex(
    ({ totals }) => totals.interestCents >= totals.principalCents,
  );
  if (lastOfInterest === -1)
    return 'Every year, more of what you pay goes to principal than to interest.';
  const turn = years[lastOfInterest + 1];
  if (!turn) return 'Even in the last year, interest is at least half of what you pay.';
  return `Starting in ${turn.label.toLowerCase()}, more of what you pay goes to principal than to interest.`;
}
