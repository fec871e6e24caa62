import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { pmt } from 'financial';
import { describe, expect, it } from 'vitest';
import { everydayLoan, PROPERTY_RUNS } from './loan.arbitrary.ts';
import { parseLoan } from './parse-inputs.ts';
import { exactPaymentCents, monthlyRate, paymentCents } from './payment.ts';

const REFERENCE = new URL('../../../tests/reference/payments.csv', import.meta.url);

/** The columns before the free-text note; none of them is quoted. */
const referenceRows = readFileSync(REFERENCE, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [loan = '', rate = '', years = '', exact = '', rounded = ''] = line.split(',');
    return { loan, rate, years, exact, rounded };
  });

describe('the reference payments', () => {
  it('are all there', () => {
    expect(referenceRows).toHaveLength(26);
  });

  it.each(referenceRows.filter(({ exact }) => exact !== ''))(
    '$loan at $rate for $years years is $rounded',
    ({ loan, rate, years, exact, rounded }) => {
      const terms = {
        amountCents: Number(loan) * 100,
        annualRatePercent: Number(rate),
        termMonths: Number(years) * 12,
      };
      expect((paymentCents(terms) / 100).toFixed(2)).toBe(rounded);
      expect(Math.abs(exactPaymentCents(terms) / 100 - Number(exact))).toBeLessThan(1e-9);
    },
  );

  it.each(referenceRows.filter(({ exact }) => exact === ''))(
    '$loan at $rate for $years years gives no result',
    (row) => {
      expect(parseLoan(row).loan).toBeUndefined();
    },
  );

  it.each([
    { loan: '300000', rate: '0', years: '30' },
    { loan: '299997', rate: '0', years: '30' },
  ])('the form takes no rate of zero: $loan', (row) => {
    expect(parseLoan(row)).toEqual({ invalid: ['rate'] });
  });
});

describe('paymentCents', () => {
  it.each([
    { amountCents: 30_000_000, annualRatePercent: 1e-11, termMonths: 360, expected: 83_333 },
    { amountCents: 30_000_000, annualRatePercent: 1e-13, termMonths: 360, expected: 83_333 },
    { amountCents: 30_000_000, annualRatePercent: 99.9, termMonths: 12_000, expected: 2_497_500 },
    { amountCents: 100_000, annualRatePercent: 12, termMonths: 1, expected: 101_000 },
    { amountCents: 1, annualRatePercent: 6.5, termMonths: 360, expected: 0 },
    {
      amountCents: 1_000_000_000_000,
      annualRatePercent: 100,
      termMonths: 12_000,
      expected: 83_333_333_333,
    },
    {
      amountCents: 99_999_999_999_999,
      annualRatePercent: 100,
      termMonths: 12_000,
      expected: 8_333_333_333_333,
    },
  ])(
    '$amountCents cents at $annualRatePercent percent for $termMonths months is $expected',
    ({ expected, ...loan }) => {
      expect(paymentCents(loan)).toBe(expected);
    },
  );

  const good = { amountCents: 30_000_000, annualRatePercent: 6.5, termMonths: 360 };
  it.each([
    ['Loan amount', { amountCents: 0 }],
    ['Loan amount', { amountCents: -30_000_000 }],
    ['Loan amount', { amountCents: 0.5 }],
    ['Loan amount', { amountCents: Number.NaN }],
    ['Loan amount', { amountCents: 100_000_000_000_000 }],
    ['Annual rate', { annualRatePercent: -6.5 }],
    ['Annual rate', { annualRatePercent: Number.NaN }],
    ['Annual rate', { annualRatePercent: 100.1 }],
    ['Term', { termMonths: 0 }],
    ['Term', { termMonths: -360 }],
    ['Term', { termMonths: 360.5 }],
    ['Term', { termMonths: 12_001 }],
  ])('refuses an impossible figure and names it: %s %o', (name, figure) => {
    expect(() => paymentCents({ ...good, ...figure })).toThrow(name);
  });
});

describe('for every loan the exact payment', () => {
  it('rises with the loan', () => {
    fc.assert(
      fc.property(everydayLoan, fc.integer({ min: 1, max: 1_000_000 }), (loan, more) => {
        const larger = { ...loan, amountCents: loan.amountCents + more };
        expect(exactPaymentCents(larger)).toBeGreaterThan(exactPaymentCents(loan));
      }),
      PROPERTY_RUNS,
    );
  });

  it('rises with the rate', () => {
    fc.assert(
      fc.property(everydayLoan, fc.integer({ min: 1, max: 5000 }), (loan, thousandths) => {
        const dearer = {
          ...loan,
          annualRatePercent: loan.annualRatePercent + thousandths / 1000,
        };
        expect(exactPaymentCents(dearer)).toBeGreaterThan(exactPaymentCents(loan));
      }),
      PROPERTY_RUNS,
    );
  });

  it('falls with the term', () => {
    fc.assert(
      fc.property(everydayLoan, fc.integer({ min: 1, max: 120 }), (loan, months) => {
        const longer = { ...loan, termMonths: loan.termMonths + months };
        expect(exactPaymentCents(longer)).toBeLessThan(exactPaymentCents(loan));
      }),
      PROPERTY_RUNS,
    );
  });

  it('discounts back to the loan', () => {
    fc.assert(
      fc.property(everydayLoan, (loan) => {
        const factor = 1 / (1 + monthlyRate(loan.annualRatePercent));
        let presentValue = 0;
        for (let month = loan.termMonths; month >= 1; month -= 1) {
          presentValue = (presentValue + exactPaymentCents(loan)) * factor;
        }
        expect(Math.abs(presentValue / loan.amountCents - 1)).toBeLessThan(1e-10);
      }),
      PROPERTY_RUNS,
    );
  });
});

/** A payment over one or two months in exact integer arithmetic, rounded half up. */
function exactShortPayment(amountCents: number, rateThousandths: number, months: 1 | 2): number {
  const [loan, rate, whole] = [BigInt(amountCents), BigInt(rateThousandths), 1_200_000n];
  const grown = whole + rate;
  const [over, under] =
    months === 1 ? [loan * grown, whole] : [loan * grown * grown, whole * (2n * whole + rate)];
  return Number((2n * over + under) / (2n * under));
}

describe('a payment over one or two months is rounded half up', () => {
  const paid = (amountCents: number, rateThousandths: number, termMonths: 1 | 2) =>
    paymentCents({ amountCents, annualRatePercent: rateThousandths / 1000, termMonths });

  it.each([1, 2] as const)('as exact arithmetic has it: %d', (months) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_000_000 }),
        fc.integer({ min: 1, max: 100_000 }),
        (cents, rate) => {
          expect(paid(cents, rate, months)).toBe(exactShortPayment(cents, rate, months));
        },
      ),
      PROPERTY_RUNS,
    );
  });

  it('where exactly half a cent is left over', () => {
    // With a rate of whole percents, 600 cents and every 1200 more leave half a cent of interest.
    const halves = Array.from({ length: 5_000 }, (_, index) => 600 + 1200 * index);
    for (const rate of [1, 3, 5, 7, 11, 13].map((percent) => percent * 1000)) {
      const wrong = halves.filter(
        (cents) => paid(cents, rate, 1) !== exactShortPayment(cents, rate, 1),
      );
      expect(wrong, `${rate / 1000}%`).toEqual([]);
    }
  });
});

it('agrees with the financial library to half a cent on 10,000 random payments', () => {
  const loans = fc.sample(everydayLoan, { ...PROPERTY_RUNS, numRuns: 10_000 });
  const disagreeing = loans.filter((loan) => {
    const { amountCents, termMonths } = loan;
    const theirs = -pmt(loan.annualRatePercent / 100 / 12, termMonths, amountCents / 100);
    const isWithinHalfACent = Math.abs(paymentCents(loan) / 100 - theirs) <= 0.005 + 1e-9;
    return !isWithinHalfACent;
  });
  expect(loans).toHaveLength(10_000);
  expect(disagreeing).toEqual([]);
});
