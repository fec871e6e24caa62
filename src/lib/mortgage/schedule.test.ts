import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLoan, everydayLoan, PROPERTY_RUNS } from './loan.arbitrary.ts';
import type { Loan } from './loan.ts';
import { amortize } from './schedule.ts';

function loanOf(dollars: number, annualRatePercent: number, years: number): Loan {
  return { amountCents: Math.round(dollars * 100), annualRatePercent, termMonths: years * 12 };
}

describe('the schedule of $300,000 at 6.5 percent for 30 years', () => {
  const schedule = () => amortize(loanOf(300_000, 6.5, 30));

  it('has 359 payments of $1,896.20 and one of $1,900.91', () => {
    const { rows, regularPaymentCents } = schedule();
    expect(regularPaymentCents).toBe(189_620);
    expect(rows).toHaveLength(360);
    expect(rows.slice(0, 359).every((row) => row.paymentCents === 189_620)).toBe(true);
    expect(rows.at(-1)).toMatchObject({ number: 360, paymentCents: 190_091, balanceCents: 0 });
  });

  it('costs $382,636.71 of interest', () => {
    expect(schedule().totals).toEqual({
      paymentCents: 68_263_671,
      interestCents: 38_263_671,
      principalCents: 30_000_000,
      extraCents: 0,
    });
  });

  it.each([
    [0, 162_500, 27_120, 29_972_880],
    [1, 162_353, 27_267, 29_945_613],
    [2, 162_205, 27_415, 29_918_198],
  ])('row %d', (index, interestCents, principalCents, balanceCents) => {
    expect(schedule().rows[index]).toMatchObject({ interestCents, principalCents, balanceCents });
  });
});

describe('the last payment settles the balance', () => {
  it.each([
    { loan: loanOf(300_000, 6.5, 15), last: 261_400, interest: 17_039_828, payments: 180 },
    { loan: loanOf(200_000, 6, 30), last: 120_014, interest: 23_167_704, payments: 360 },
    { loan: loanOf(12_000, 12, 1), last: 106_614, interest: 79_423, payments: 12 },
    { loan: loanOf(100_000, 0.1, 30), last: 28_086, interest: 151_168, payments: 360 },
    { loan: loanOf(1000, 0.1, 40), last: 197, interest: 2011, payments: 479 },
    { loan: loanOf(299_997, 0, 30), last: 83_153, interest: 0, payments: 360 },
    { loan: loanOf(0.01, 6.5, 30), last: 1, interest: 0, payments: 360 },
    {
      loan: loanOf(300_000, 99.9, 1000),
      last: 32_497_500,
      interest: 29_970_000_000,
      payments: 12_000,
    },
  ])('$loan', ({ loan, last, interest, payments }) => {
    const { rows, totals } = amortize(loan);
    expect(rows).toHaveLength(payments);
    expect(rows.at(-1)).toMatchObject({ paymentCents: last, balanceCents: 0 });
    expect(totals.interestCents).toBe(interest);
  });
});

describe('every schedule', () => {
  it('repays the loan to the cent, with no negative figure and no row after the payoff', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const { rows, totals } = amortize(loan);
        const wrongRows = rows.filter((row, index) => {
          const before = rows[index - 1]?.balanceCents ?? loan.amountCents;
          const adds = row.paymentCents === row.interestCents + row.principalCents;
          const falls = row.balanceCents === before - row.principalCents;
          const smallest = Math.min(row.interestCents, row.principalCents, row.balanceCents);
          return !(adds && falls && before > 0 && smallest >= 0);
        });
        expect(wrongRows).toEqual([]);
        expect(rows.at(-1)?.balanceCents).toBe(0);
        expect(rows.length).toBeLessThanOrEqual(loan.termMonths);
        expect(totals).toEqual({
          paymentCents: rows.reduce((sum, row) => sum + row.paymentCents, 0),
          interestCents: rows.reduce((sum, row) => sum + row.interestCents, 0),
          principalCents: loan.amountCents,
          extraCents: 0,
        });
      }),
      { ...PROPERTY_RUNS, numRuns: 50 },
    );
  });

  it('has exact totals for loans up to $9 billion, whatever the rate and term', () => {
    const { totals } = amortize(loanOf(9_000_000_000, 100, 1000));
    expect(Number.isSafeInteger(totals.paymentCents)).toBe(true);
    expect(totals.paymentCents).toBe(totals.interestCents + totals.principalCents);
  });

  it('rounds a half cent of interest up, where binary arithmetic sees a hair less', () => {
    // $104,860 at 5.1 percent owes $445.655 for the first month.
    const [first] = amortize(loanOf(104_860, 5.1, 30)).rows;
    expect(first?.interestCents).toBe(44_566);
  });

  it('has the interest of exact integer arithmetic in every month', () => {
    fc.assert(
      fc.property(everydayLoan, (loan) => {
        const rateThousandths = BigInt(Math.round(loan.annualRatePercent * 1000));
        const { rows } = amortize(loan);
        const exact = rows.map((_, index) => {
          const before = rows[index - 1]?.balanceCents ?? loan.amountCents;
          return Number((BigInt(before) * rateThousandths + 600_000n) / 1_200_000n);
        });
        expect(rows.map((row) => row.interestCents)).toEqual(exact);
      }),
      { ...PROPERTY_RUNS, numRuns: 50 },
    );
  });
});
