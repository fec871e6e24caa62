import { describe, expect, test } from 'vitest';
import { amortize } from '../../../lib/mortgage/schedule.ts';
import { insuranceWords } from './cost-words.ts';
import { figuresOf } from './figures.ts';
import { NO_OPTIONS } from './options.ts';
import { printedInputs } from './printed-inputs.ts';
import { purchaseWords } from './purchase-words.ts';
import {
  countWords,
  differenceWords,
  payOffWords,
  paymentName,
  paymentsWords,
  savingsWords,
  unusedWords,
} from './schedule-words.ts';

const loan = (amountCents: number, annualRatePercent: number, termMonths: number) => ({
  amountCents,
  annualRatePercent,
  termMonths,
});
const USUAL = loan(30_000_000, 6.5, 360);
const JANUARY = { year: 2026, month: 1 };

describe('payments in words', () => {
  test.each([
    ['the last one settles the cents', USUAL, '359 payments of $1,896.20, then one of $1,900.91'],
    ['a single one', loan(100_000, 12, 1), 'one payment of $1,010.00'],
    ['two', loan(100_001, 0, 2), 'one payment of $500.01, then one of $500.00'],
    ['all alike', loan(120_000, 0, 12), '12 payments of $100.00'],
    ['the last of the term never comes', loan(100_000, 0.1, 480), /^478 payments of \$2\.13, then/],
  ])('%s', (_, of, words) => {
    expect(paymentsWords(amortize(of))).toMatch(words);
  });
});

test('a payment has the name of its month once the first month is known', () => {
  expect(paymentName(13, undefined)).toBe('Payment 13');
  expect(paymentName(13, JANUARY)).toBe('January 2027');
});

test('the pay-off names time, and the month where it is known', () => {
  expect(payOffWords(amortize(USUAL), undefined)).toBe('after 30 years');
  expect(payOffWords(amortize(USUAL), JANUARY)).toBe('after 30 years, in December 2055');
});

test('savings in interest and time', () => {
  const base = amortize(USUAL);
  expect(savingsWords(base, amortize(USUAL, { monthlyCents: 20_000 }))).toBe(
    '$103,450.19 less interest, and the loan is paid off 6 years 11 months earlier',
  );
  const late = amortize(USUAL, { oneOff: { paymentNumber: 359, amountCents: 100_000 } });
  expect(savingsWords(base, late)).toMatch(/less interest, and the loan is paid off in the same/);
  const never = amortize(USUAL, { oneOff: { paymentNumber: 400, amountCents: 100 } });
  expect(savingsWords(base, never)).toBe('That saves no interest, and the loan ends no earlier');
});

test('a payment that is made once and comes after the pay-off is said not to count', () => {
  const extra = (paymentNumber: number) => ({
    monthlyCents: 100_000,
    oneOff: { paymentNumber, amountCents: 2_000_000 },
  });
  const words = (number: number) => unusedWords(amortize(USUAL, extra(number)), extra(number));
  expect(words(400)).toBe(
    'The $20,000.00 paid once do not count: the loan is paid off before payment 400.',
  );
  expect(words(12)).toBe('');
  expect(unusedWords(amortize(USUAL), {})).toBe('');
});

test('a single payment is not "1 payments"', () => {
  expect([1, 277].map(countWords)).toEqual(['one payment', '277 payments']);
});

test('a difference says more, less or the same', () => {
  const none = { lastPaymentCents: 0, payments: 0, totalPaidCents: 0 };
  expect(differenceWords({ ...none, regularPaymentCents: 71_712, totalInterestCents: -5 })).toEqual(
    ['$717.12 more a month', '$0.05 less interest in all'],
  );
  expect(differenceWords({ ...none, regularPaymentCents: 0, totalInterestCents: 0 })[0]).toBe(
    'The same a month',
  );
});

describe('mortgage insurance in words', () => {
  const costs = { mortgageInsurance: { cents: 15_000, per: 'month' } } as const;
  const words = (purchase: Parameters<typeof purchaseWords>[0], start?: typeof JANUARY) => {
    return insuranceWords(figuresOf(amortize(USUAL), { ...NO_OPTIONS, costs, purchase, start }));
  };

  test('nothing is said where none was entered', () => {
    expect(insuranceWords(figuresOf(amortize(USUAL), NO_OPTIONS))).toBe('');
  });

  test('without a price it asks for one', () => {
    expect(words(undefined)).toContain('Enter price and down payment');
  });

  test('with a price it names the last payment and the cost from then on', () => {
    const purchase = { priceCents: 34_000_000, downPayment: { cents: 4_000_000 } };
    expect(words(purchase)).toMatch(/after payment 98, .*\$1,896\.20 from then on/);
    expect(words(purchase, JANUARY)).toContain('after the payment of February 2034');
  });

  test('a small enough loan has none', () => {
    expect(words({ priceCents: 40_000_000, downPayment: { percent: 25 } })).toContain('left out');
  });
});

test('price and down payment name the loan and its share', () => {
  expect(purchaseWords(undefined)).toBe('Enter both to see the loan they leave.');
  expect(purchaseWords({ priceCents: 34_000_000, downPayment: { cents: 4_000_000 } })).toBe(
    'That leaves a loan of $300,000, 88.2% of the price.',
  );
});

test('the printed inputs are those that were entered', () => {
  expect(printedInputs({ ...NO_OPTIONS, loan: USUAL }).map(({ words }) => words)).toEqual([
    '$300,000',
    '6.5%',
    '30 years',
  ]);
  const all = printedInputs({
    loan: USUAL,
    purchase: { priceCents: 37_500_000, downPayment: { percent: 20 } },
    start: JANUARY,
    extra: { monthlyCents: 20_000, oneOff: { paymentNumber: 12, amountCents: 1_000_000 } },
    costs: { hoaDues: { cents: 25_000, per: 'month' } },
    compared: [],
  });
  expect(all.map(({ name, words }) => `${name}: ${words}`)).toEqual([
    'Loan amount: $300,000',
    'Annual rate: 6.5%',
    'Term: 30 years',
    'First payment: January 2026',
    'Home price: $375,000',
    'Down payment: $75,000',
    'Extra each month: $200',
    'Once, with payment 12: $10,000',
    'HOA dues: $250 a month',
  ]);
});
