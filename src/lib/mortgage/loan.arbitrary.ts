import fc from 'fast-check';
import { LARGEST, type Loan } from './loan.ts';

/** The same inputs in every run, so that a red test is red for everyone. */
export const PROPERTY_RUNS = { seed: 20_260_105, numRuns: 200 } as const;

/** Loans people take: $1,000 to $5 million, 0.125 to 20 percent in thousandths, 1 to 40 years. */
export const everydayLoan: fc.Arbitrary<Loan> = fc.record({
  amountCents: fc.integer({ min: 100_000, max: 500_000_000 }),
  annualRatePercent: fc.integer({ min: 125, max: 20_000 }).map((thousandths) => thousandths / 1000),
  termMonths: fc.integer({ min: 12, max: 480 }),
});

/** Any loan within the bounds, down to one cent for one month; the term is kept to 100 years for speed. */
export const anyLoan: fc.Arbitrary<Loan> = fc.record({
  amountCents: fc.integer({ min: 1, max: LARGEST.amountCents }),
  annualRatePercent: fc.oneof(
    fc.integer({ min: 0, max: 1_000_000 }).map((parts) => parts / 10_000),
    fc.double({ min: 0, max: LARGEST.annualRatePercent, noNaN: true }),
    fc.constantFrom(1e-13, 1e-11, 1e-7, 99.9, 100),
  ),
  termMonths: fc.integer({ min: 1, max: 1200 }),
});
