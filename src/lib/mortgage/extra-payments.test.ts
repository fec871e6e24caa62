import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everydayLoan, PROPERTY_RUNS } from './loan.arbitrary.ts';
import { amortize, type ExtraPayments } from './schedule.ts';

const loan = { amountCents: 30_000_000, annualRatePercent: 6.5, termMonths: 360 };
const base = amortize(loan);

const anyExtra: fc.Arbitrary<ExtraPayments> = fc.record({
  monthlyCents: fc.integer({ min: 0, max: 1_000_000 }),
  oneTime: fc.record({
    paymentNumber: fc.integer({ min: 1, max: 600 }),
    amountCents: fc.integer({ min: 0, max: 100_000_000 }),
  }),
});

describe('extra payments', () => {
  it('go to principal from the month they are paid', () => {
    const [first] = amortize(loan, { monthlyCents: 10_000 }).rows;
    expect(first).toEqual({
      number: 1,
      paymentCents: 199_620,
      interestCents: 162_500,
      principalCents: 37_120,
      extraCents: 10_000,
      balanceCents: 29_962_880,
    });
  });

  it('leave the regular payment as it was', () => {
    expect(amortize(loan, { monthlyCents: 10_000 }).regularPaymentCents).toBe(189_620);
  });

  it('end the schedule early, without rows after the payoff', () => {
    const { rows } = amortize(loan, { monthlyCents: 100_000 });
    expect(rows.length).toBeLessThan(360);
    expect(rows.at(-1)?.balanceCents).toBe(0);
    expect(rows.filter((row) => row.balanceCents === 0)).toHaveLength(1);
  });

  it('fall in their own month only when they are one-time', () => {
    const { rows, totals } = amortize(loan, {
      oneTime: { paymentNumber: 12, amountCents: 1_000_000 },
    });
    expect(rows.filter((row) => row.extraCents > 0)).toHaveLength(1);
    expect(rows[11]).toMatchObject({ number: 12, paymentCents: 1_189_620, extraCents: 1_000_000 });
    expect(totals.extraCents).toBe(1_000_000);
  });

  it('never take more than is owed', () => {
    const { rows, totals } = amortize(loan, {
      oneTime: { paymentNumber: 1, amountCents: 90_000_000 },
    });
    expect(rows).toEqual([
      {
        number: 1,
        paymentCents: 30_162_500,
        interestCents: 162_500,
        principalCents: 30_000_000,
        extraCents: 29_972_880,
        balanceCents: 0,
      },
    ]);
    expect(totals.principalCents).toBe(30_000_000);
  });

  it('have no effect after the loan is paid off', () => {
    const late = amortize(loan, { oneTime: { paymentNumber: 361, amountCents: 100_000 } });
    expect(late.rows).toEqual(base.rows);
  });

  it('of zero change nothing', () => {
    const none = { monthlyCents: 0, oneTime: { paymentNumber: 1, amountCents: 0 } };
    expect(amortize(loan, none)).toEqual(base);
  });

  it('never cost more, and still repay the loan to the cent', () => {
    fc.assert(
      fc.property(everydayLoan, anyExtra, (anyOne, extra) => {
        const whatIf = amortize(anyOne, extra);
        const plain = amortize(anyOne);
        expect(whatIf.totals.interestCents).toBeLessThanOrEqual(plain.totals.interestCents);
        expect(whatIf.rows.length).toBeLessThanOrEqual(plain.rows.length);
        expect(whatIf.totals.principalCents).toBe(anyOne.amountCents);
        const wrongRows = whatIf.rows.filter(
          ({ balanceCents, extraCents, principalCents }) =>
            balanceCents < 0 || extraCents < 0 || extraCents > principalCents,
        );
        expect(wrongRows).toEqual([]);
      }),
      PROPERTY_RUNS,
    );
  });
});
