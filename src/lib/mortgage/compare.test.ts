import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareScenarios, outcomeOf, savings } from './compare.ts';
import { everydayLoan, PROPERTY_RUNS } from './loan.arbitrary.ts';
import { amortize } from './schedule.ts';

const thirty = { amountCents: 30_000_000, annualRatePercent: 6.5, termMonths: 360 };
const fifteen = { ...thirty, termMonths: 180 };
const cheaper = { ...thirty, annualRatePercent: 6.125 };

describe('compareScenarios', () => {
  test('sets 30 years against 15', () => {
    const [first, second] = compareScenarios({ loan: thirty }, [{ loan: fifteen }]);
    expect(first?.outcome).toEqual({
      regularPaymentCents: 189_620,
      lastPaymentCents: 190_091,
      payments: 360,
      totalPaidCents: 68_263_671,
      totalInterestCents: 38_263_671,
    });
    expect(second?.outcome).toMatchObject({
      regularPaymentCents: 261_332,
      lastPaymentCents: 261_400,
      payments: 180,
      totalInterestCents: 17_039_828,
    });
    expect(second?.difference).toMatchObject({
      regularPaymentCents: 71_712,
      payments: -180,
      totalInterestCents: -21_223_843,
    });
  });

  test('the first differs from itself by nothing', () => {
    const [first] = compareScenarios({ loan: thirty }, [{ loan: cheaper }]);
    expect(Object.values(first?.difference ?? {})).toEqual([0, 0, 0, 0, 0]);
  });

  test('takes three, with extra payments of their own', () => {
    const compared = compareScenarios({ loan: thirty }, [
      { loan: cheaper },
      { loan: thirty, extra: { monthlyCents: 20_000 } },
    ]);
    expect(compared.map(({ schedule }) => schedule.totals.extraCents > 0)).toEqual([
      false,
      false,
      true,
    ]);
  });

  test.each([0, 3])('refuses %d others', (count) => {
    const others = Array.from({ length: count }, () => ({ loan: fifteen }));
    expect(() => compareScenarios({ loan: thirty }, others)).toThrow(/pass 1 to 2/);
  });

  test('scenarios are independent: each is what it is alone, and none changes its input', () => {
    fc.assert(
      fc.property(everydayLoan, everydayLoan, everydayLoan, (one, two, three) => {
        const scenarios = [one, two, three].map((loan) =>
          Object.freeze({ loan: Object.freeze(loan) }),
        );
        const [first = { loan: one }, ...others] = scenarios;
        const together = compareScenarios(first, others);
        expect(together.map(({ outcome }) => outcome)).toEqual(
          [one, two, three].map((loan) => outcomeOf(amortize(loan))),
        );
      }),
      { ...PROPERTY_RUNS, numRuns: 50 },
    );
  });
});

describe('savings', () => {
  test('of an extra $100 a month are counted in interest and months', () => {
    const saved = savings(amortize(thirty), amortize(thirty, { monthlyCents: 10_000 }));
    const whatIf = amortize(thirty, { monthlyCents: 10_000 });
    expect(saved.months).toBe(360 - whatIf.rows.length);
    expect(saved.interestCents).toBe(38_263_671 - whatIf.totals.interestCents);
    expect(saved.months).toBeGreaterThan(0);
  });

  test('are nothing without a change', () => {
    expect(savings(amortize(thirty), amortize(thirty))).toEqual({ interestCents: 0, months: 0 });
  });
});
