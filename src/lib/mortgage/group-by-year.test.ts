import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everydayLoan, PROPERTY_RUNS } from './loan.arbitrary.ts';
import { amortize, groupByYear, type ScheduleTotals } from './schedule.ts';

const schedule = amortize({ amountCents: 30_000_000, annualRatePercent: 6.5, termMonths: 360 });

describe('groupByYear', () => {
  it('counts years of the loan without a start month', () => {
    const years = groupByYear(schedule);
    expect(years).toHaveLength(30);
    expect(years[0]).toMatchObject({ label: 'Year 1' });
    expect(years[29]).toMatchObject({ label: 'Year 30', balanceCents: 0 });
    expect(years.every(({ rows }) => rows.length === 12)).toBe(true);
  });

  it('goes by calendar year with a start month; the first and last year may be short', () => {
    const years = groupByYear(schedule, { year: 2026, month: 9 });
    expect(years).toHaveLength(31);
    expect(years[0]).toMatchObject({ label: '2026' });
    expect(years[0]?.rows.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(years[30]).toMatchObject({ label: '2056', balanceCents: 0 });
    expect(years[30]?.rows).toHaveLength(8);
  });

  it('has thirty full years from a January', () => {
    const years = groupByYear(schedule, { year: 2026, month: 1 });
    expect(years.map(({ rows }) => rows.length)).toEqual(Array.from({ length: 30 }, () => 12));
    expect(years.at(-1)?.label).toBe('2055');
  });

  it('sums equal the rows, and the years add up to the schedule', () => {
    fc.assert(
      fc.property(everydayLoan, fc.integer({ min: 1, max: 12 }), (loan, month) => {
        const whole = amortize(loan);
        const years = groupByYear(whole, { year: 2026, month });
        expect(years.flatMap(({ rows }) => rows)).toEqual(whole.rows);
        for (const column of ['paymentCents', 'interestCents', 'principalCents'] as const) {
          const sum = (rows: readonly ScheduleTotals[]) =>
            rows.reduce((total, row) => total + row[column], 0);
          expect(years.map(({ totals }) => totals[column])).toEqual(
            years.map(({ rows }) => sum(rows)),
          );
          expect(sum(years.map(({ totals }) => totals))).toBe(whole.totals[column]);
        }
        expect(years.map(({ balanceCents }) => balanceCents)).toEqual(
          years.map(({ rows }) => rows.at(-1)?.balanceCents),
        );
      }),
      { ...PROPERTY_RUNS, numRuns: 50 },
    );
  });
});
