import { describe, expect, it } from 'vitest';
import { amortize } from '../../../lib/mortgage/schedule.ts';
import { NO_OPTIONS, analyzeLoan } from './analyze-loan.ts';
import {
  countPayments,
  describeDifference,
  describeInsurance,
  describeLoan,
  describePayments,
  describePayoff,
  describePurchase,
  describeSavings,
  describeUnusedPayment,
  formatAmount,
  listInputs,
  paymentLabel,
} from './descriptions.ts';

const loan = (amountCents: number, annualRatePercent: number, termMonths: number) => ({
  amountCents,
  annualRatePercent,
  termMonths,
});
const USUAL = loan(30_000_000, 6.5, 360);
const JANUARY = { year: 2026, month: 1 };

describe('payments in words', () => {
  it.each([
    ['the last one settles the cents', USUAL, '359 payments of $1,896.20, then one of $1,900.91'],
    ['a single one', loan(100_000, 12, 1), 'one payment of $1,010.00'],
    ['two', loan(100_001, 0, 2), 'one payment of $500.01, then one of $500.00'],
    ['all alike', loan(120_000, 0, 12), '12 payments of $100.00'],
    ['the last of the term never comes', loan(100_000, 0.1, 480), /^478 payments of \$2\.13, then/],
  ])('%s', (_, of, words) => {
    expect(describePayments(amortize(of))).toMatch(words);
  });
});

it('describes a loan by amount, rate and term', () => {
  expect(describeLoan(loan(30_000_000, 6.125, 88))).toBe(
    '$300,000 at 6.125% over 7 years 4 months',
  );
});

it('writes cents only where there are any', () => {
  expect(formatAmount(30_000_050)).toBe('$300,000.50');
  expect(formatAmount(30_000_000)).toBe('$300,000');
});

it('labels a payment by its month once the first month is known', () => {
  expect(paymentLabel(13, undefined)).toBe('Payment 13');
  expect(paymentLabel(13, JANUARY)).toBe('January 2027');
});

it('describes the payoff by its time, and by its month where that is known', () => {
  expect(describePayoff(amortize(USUAL), undefined)).toBe('after 30 years');
  expect(describePayoff(amortize(USUAL), JANUARY)).toBe('after 30 years, in December 2055');
});

it('describes savings in interest and time', () => {
  const base = amortize(USUAL);
  expect(describeSavings(base, amortize(USUAL, { monthlyCents: 20_000 }))).toBe(
    'You’ll save $103,450.19 in interest and pay off the loan 6 years 11 months earlier',
  );
  const late = amortize(USUAL, { oneTime: { paymentNumber: 359, amountCents: 100_000 } });
  expect(describeSavings(base, late)).toMatch(/in interest, and the loan is paid off in the same/);
  const never = amortize(USUAL, { oneTime: { paymentNumber: 400, amountCents: 100 } });
  expect(describeSavings(base, never)).toBe(
    'That doesn’t save any interest, and the loan is paid off at the same time',
  );
});

it('says that a one-time payment after the payoff does not count', () => {
  const extra = (paymentNumber: number) => ({
    monthlyCents: 100_000,
    oneTime: { paymentNumber, amountCents: 2_000_000 },
  });
  const words = (number: number) =>
    describeUnusedPayment(amortize(USUAL, extra(number)), extra(number));
  expect(words(400)).toBe(
    'The $20,000.00 one-time payment doesn’t count: the loan is paid off before payment 400.',
  );
  expect(words(12)).toBe('');
  expect(describeUnusedPayment(amortize(USUAL), {})).toBe('');
});

it('counts a single payment in the singular', () => {
  expect([1, 277].map(countPayments)).toEqual(['one payment', '277 payments']);
});

it('describes a difference as more, less or the same', () => {
  const base = amortize(USUAL);
  expect(describeDifference(base, amortize({ ...USUAL, termMonths: 180 }))).toEqual([
    '$717.12 more a month',
    '$212,238.43 less total interest',
  ]);
  expect(describeDifference(base, base)).toEqual(['Same monthly payment', 'Same total interest']);
});

describe('mortgage insurance in words', () => {
  const costs = { mortgageInsurance: { cents: 15_000, per: 'month' } } as const;
  const words = (purchase: Parameters<typeof describePurchase>[0], start?: typeof JANUARY) => {
    return describeInsurance(
      analyzeLoan(amortize(USUAL), { ...NO_OPTIONS, costs, purchase, start }),
    );
  };

  it('say nothing where none was entered', () => {
    expect(describeInsurance(analyzeLoan(amortize(USUAL), NO_OPTIONS))).toBe('');
  });

  it('name both ends and the right to ask where there is no price for this loan', () => {
    const unknown = words(undefined);
    expect(unknown).toMatch(/78% of the price, or the month after the midpoint/);
    expect(unknown).toContain(
      'You can ask to have it removed once the balance is 80% of the price.',
    );
    expect(unknown).toContain('fill in “Home price and down payment”');
    expect(words({ priceCents: 50_000_000, downPayment: { percent: 20 } })).toBe(unknown);
  });

  it('name the midpoint where it comes first, and the right to ask', () => {
    const purchase = { priceCents: 30_100_000, downPayment: { cents: 100_000 } };
    const slow = { ...USUAL, annualRatePercent: 12 };
    const analysis = analyzeLoan(amortize(slow), {
      ...NO_OPTIONS,
      costs,
      purchase,
      start: JANUARY,
    });
    const midpoint = describeInsurance(analysis);
    expect(midpoint).toContain('ends after the December 2040 payment');
    expect(midpoint).toMatch(/midpoint of the term, and the balance isn’t scheduled to reach 78%/);
    expect(midpoint).toContain('80% of the price');
  });

  it('name the last payment with insurance and the cost from then on', () => {
    const purchase = { priceCents: 34_000_000, downPayment: { cents: 4_000_000 } };
    expect(words(purchase)).toMatch(/after payment 98, .*\$1,896\.20 from then on/);
    expect(words(purchase, JANUARY)).toContain('after the February 2034 payment');
    expect(words(purchase)).toMatch(/78% of the price\. .*midpoint.*ask to have it removed.*80%/);
  });

  it('say that a small enough loan has none', () => {
    expect(words({ priceCents: 40_000_000, downPayment: { percent: 25 } })).toContain(
      'isn’t included',
    );
  });
});

it('describes a purchase by its loan and loan-to-value ratio', () => {
  expect(describePurchase(undefined)).toBe('Enter both to see the loan amount.');
  expect(describePurchase({ priceCents: 34_000_000, downPayment: { cents: 4_000_000 } })).toBe(
    'That leaves a loan of $300,000, 88.2% of the price.',
  );
});

it('lists the inputs that were entered, and no others', () => {
  expect(listInputs({ ...NO_OPTIONS, loan: USUAL }).map(({ value }) => value)).toEqual([
    '$300,000',
    '6.5%',
    '30 years',
  ]);
  const all = listInputs({
    loan: USUAL,
    purchase: { priceCents: 37_500_000, downPayment: { percent: 20 } },
    start: JANUARY,
    extra: { monthlyCents: 20_000, oneTime: { paymentNumber: 12, amountCents: 1_000_000 } },
    costs: { hoaDues: { cents: 25_000, per: 'month' } },
    compared: [],
  });
  expect(all.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Loan amount: $300,000',
    'Annual rate: 6.5%',
    'Term: 30 years',
    'First payment: January 2026',
    'Home price: $375,000',
    'Down payment: $75,000',
    'Extra each month: $200',
    'One-time payment, with payment 12: $10,000',
    'HOA dues: $250 a month',
  ]);
});
