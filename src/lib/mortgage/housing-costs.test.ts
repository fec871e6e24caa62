import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthlyCost, perMonthCents, type RecurringAmount } from './housing-costs.ts';
import { PROPERTY_RUNS } from './loan.arbitrary.ts';

const PAYMENT = 189_620;

describe('perMonthCents', () => {
  it.each([
    [{ cents: 360_000, per: 'year' }, 30_000],
    [{ cents: 365_000, per: 'year' }, 30_417],
    [{ cents: 6, per: 'year' }, 1],
    [{ cents: 5, per: 'year' }, 0],
    [{ cents: 25_000, per: 'month' }, 25_000],
    [{ cents: 0, per: 'year' }, 0],
  ] as const)('%o is %d a month', (amount, cents) => {
    expect(perMonthCents(amount)).toBe(cents);
  });
});

describe('monthlyCost', () => {
  it('is principal and interest alone when nothing is added', () => {
    expect(monthlyCost(PAYMENT, {})).toEqual({
      lines: [{ id: 'principalAndInterest', cents: PAYMENT }],
      totalCents: PAYMENT,
    });
  });

  it('lists each cost on its own line and adds them up', () => {
    const cost = monthlyCost(PAYMENT, {
      hoaDues: { cents: 25_000, per: 'month' },
      propertyTax: { cents: 480_000, per: 'year' },
      homeInsurance: { cents: 150_000, per: 'year' },
      mortgageInsurance: { cents: 12_500, per: 'month' },
    });
    expect(cost).toEqual({
      lines: [
        { id: 'principalAndInterest', cents: PAYMENT },
        { id: 'propertyTax', cents: 40_000 },
        { id: 'homeInsurance', cents: 12_500 },
        { id: 'mortgageInsurance', cents: 12_500 },
        { id: 'hoaDues', cents: 25_000 },
      ],
      totalCents: 279_620,
    });
  });

  it('has a line for a cost of one cent, and none for a cost of zero', () => {
    expect(monthlyCost(PAYMENT, { hoaDues: { cents: 1, per: 'month' } }).lines).toHaveLength(2);
    expect(monthlyCost(PAYMENT, { hoaDues: { cents: 0, per: 'month' } }).lines).toHaveLength(1);
  });

  it('never changes principal and interest, and the lines add up to the total', () => {
    const amount: fc.Arbitrary<RecurringAmount> = fc.record({
      cents: fc.integer({ min: 0, max: 10_000_000 }),
      per: fc.constantFrom('year', 'month'),
    });
    const costs = fc.record(
      { propertyTax: amount, homeInsurance: amount, mortgageInsurance: amount, hoaDues: amount },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), costs, (payment, extra) => {
        const { lines, totalCents } = monthlyCost(payment, extra);
        expect(lines[0]).toEqual({ id: 'principalAndInterest', cents: payment });
        expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(totalCents);
      }),
      PROPERTY_RUNS,
    );
  });
});
