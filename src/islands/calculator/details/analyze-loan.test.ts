import { describe, expect, it } from 'vitest';
import { amortize } from '../../../lib/mortgage/schedule.ts';
import { NO_OPTIONS, analyzeLoan, type Options } from './analyze-loan.ts';

const LOAN = { amountCents: 30_000_000, annualRatePercent: 6.5, termMonths: 360 };
const BASE = amortize(LOAN);
const PURCHASE = { priceCents: 34_000_000, downPayment: { cents: 4_000_000 } };
const INSURANCE = { mortgageInsurance: { cents: 15_000, per: 'month' } } as const;
const options = (change: Partial<Options>): Options => ({ ...NO_OPTIONS, ...change });

it('gives the plain schedule, loan years, and one cost line without options', () => {
  const { base, schedule, years, cost, insuranceEnds } = analyzeLoan(BASE, NO_OPTIONS);
  expect(schedule).toBe(base);
  expect(base.totals.interestCents).toBe(38_263_671);
  expect(years).toHaveLength(30);
  expect(years[0]?.label).toBe('Year 1');
  expect(cost).toEqual({
    lines: [{ id: 'principalAndInterest', cents: 189_620 }],
    totalCents: 189_620,
  });
  expect(insuranceEnds).toBeUndefined();
});

it('keeps principal and interest the same whatever the options', () => {
  const { base, cost } = analyzeLoan(BASE, {
    start: { year: 2026, month: 1 },
    extra: { monthlyCents: 20_000 },
    costs: { propertyTax: { cents: 360_000, per: 'year' } },
    compared: [{ ...LOAN, termMonths: 180 }],
    purchase: PURCHASE,
  });
  expect(base.regularPaymentCents).toBe(189_620);
  expect(cost.lines[0]).toEqual({ id: 'principalAndInterest', cents: 189_620 });
  expect(cost.totalCents).toBe(219_620);
});

it('goes by calendar year from a start month, and shortens the schedule by extra payments', () => {
  const { base, schedule, years } = analyzeLoan(
    BASE,
    options({ start: { year: 2026, month: 9 }, extra: { monthlyCents: 20_000 } }),
  );
  expect(years[0]?.label).toBe('2026');
  expect(years[0]?.rows).toHaveLength(4);
  expect(schedule.rows.length).toBeLessThan(base.rows.length);
});

describe('mortgage insurance', () => {
  it('is charged without a known end when there is no price', () => {
    const { cost, insuranceEnds } = analyzeLoan(BASE, options({ costs: INSURANCE }));
    expect(cost.totalCents).toBe(204_620);
    expect(insuranceEnds).toBeUndefined();
  });

  it('ends when the plain schedule reaches 78% of the price, whatever is paid extra', () => {
    const known = { costs: INSURANCE, purchase: PURCHASE };
    const plain = analyzeLoan(BASE, options(known)).insuranceEnds?.lastPayment;
    const extra = analyzeLoan(BASE, options({ ...known, extra: { monthlyCents: 50_000 } }));
    expect(plain).toBe(98);
    expect(extra.insuranceEnds?.lastPayment).toBe(98);
  });

  it('is left out of a loan that starts at or below 78%', () => {
    const purchase = { priceCents: 40_000_000, downPayment: { percent: 25 } };
    const { cost, insuranceEnds } = analyzeLoan(BASE, options({ costs: INSURANCE, purchase }));
    expect(insuranceEnds?.lastPayment).toBe(0);
    expect(cost.totalCents).toBe(189_620);
  });

  it('ignores a price that belongs to another loan amount', () => {
    const other = { ...LOAN, amountCents: 31_000_000 };
    const known = options({ costs: INSURANCE, purchase: PURCHASE });
    expect(analyzeLoan(amortize(other), known).insuranceEnds).toBeUndefined();
    expect(analyzeLoan(amortize(other), known).state.purchase).toBeUndefined();
    expect(analyzeLoan(BASE, known).state).toEqual({ ...known, loan: LOAN });
  });
});
