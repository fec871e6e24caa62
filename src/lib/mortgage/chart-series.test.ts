import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartSeries, chartSummary } from './chart-series.ts';
import { anyLoan, PROPERTY_RUNS } from './loan.arbitrary.ts';
import { amortize, groupByYear } from './schedule.ts';

const schedule = amortize({ amountCents: 30_000_000, annualRatePercent: 6.5, termMonths: 360 });
const years = groupByYear(schedule);

describe('chartSeries', () => {
  it('has one bar a year with the amounts of the schedule', () => {
    const { bars } = chartSeries(years);
    expect(bars).toHaveLength(30);
    expect(bars[0]).toMatchObject({
      label: 'Year 1',
      interestCents: years[0]?.totals.interestCents,
      principalCents: years[0]?.totals.principalCents,
    });
  });

  it('tops out at a round amount above the highest bar, with even lines up to it', () => {
    const { ticks } = chartSeries(years);
    expect(ticks.map(({ cents }) => cents)).toEqual([
      0, 500_000, 1_000_000, 1_500_000, 2_000_000, 2_500_000,
    ]);
    expect(ticks.map(({ share }) => share)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
  });

  it.each([
    [50_000, 50_000],
    [50_001, 60_000],
    [100_000, 100_000],
    [125_000, 125_000],
    [250_000, 250_000],
    [250_001, 300_000],
  ])('a highest bar of %d cents gives a chart of %d', (paymentCents, top) => {
    const [year] = groupByYear(amortize({ ...schedule.loan, annualRatePercent: 0 }));
    const totals = { paymentCents, interestCents: 0, principalCents: paymentCents, extraCents: 0 };
    expect(chartSeries(year ? [{ ...year, totals }] : []).ticks.at(-1)?.cents).toBe(top);
  });

  it('of no years is empty', () => {
    expect(chartSeries([]).bars).toEqual([]);
  });

  it('keeps every bar inside the chart, whatever the loan', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const { bars, ticks } = chartSeries(groupByYear(amortize(loan)));
        expect(Number.isSafeInteger(ticks.at(-1)?.cents) && ticks.length <= 6).toBe(true);
        const outside = bars.filter(
          ({ interestShare, principalShare }) =>
            interestShare < 0 || principalShare < 0 || interestShare + principalShare > 1 + 1e-12,
        );
        expect(outside).toEqual([]);
      }),
      { ...PROPERTY_RUNS, numRuns: 50 },
    );
  });
});

describe('chartSummary', () => {
  it('says how long, how much, and when principal becomes the larger part', () => {
    expect(chartSummary(schedule, years)).toBe(
      'Over 30 years, you’ll pay $682,636.71: $300,000.00 in principal and $382,636.71 in interest. ' +
        'Starting in year 20, more of what you pay goes to principal than to interest.',
    );
  });

  it('names the calendar year when the start month is known', () => {
    const calendarYears = groupByYear(schedule, { year: 2026, month: 1 });
    expect(chartSummary(schedule, calendarYears)).toMatch(/Starting in 2045, more/);
  });

  it('says so when principal is always the larger part', () => {
    const short = amortize({ amountCents: 1_200_000, annualRatePercent: 12, termMonths: 12 });
    expect(chartSummary(short, groupByYear(short))).toMatch(
      /Every year, more of what you pay goes to principal/,
    );
  });

  it('is not misled by a one-time payment in an early year', () => {
    const whatIf = amortize(schedule.loan, {
      oneTime: { paymentNumber: 1, amountCents: 3_000_000 },
    });
    expect(chartSummary(whatIf, groupByYear(whatIf))).toMatch(/Starting in year 1\d, more/);
  });

  it('says so when interest stays at least half to the end', () => {
    const endless = amortize({ amountCents: 1800, annualRatePercent: 100, termMonths: 1200 });
    expect(chartSummary(endless, groupByYear(endless))).toMatch(/Even in the last year, interest/);
  });
});
