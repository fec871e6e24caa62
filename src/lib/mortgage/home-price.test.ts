import { describe, expect, test } from 'vitest';
import {
  downPaymentCents,
  downPaymentText,
  insuranceEndsWithPayment,
  loanFromPurchase,
  parseDownPayment,
} from './home-price.ts';
import { amortize } from './schedule.ts';

describe('parseDownPayment', () => {
  test.each([
    ['60,000', { cents: 6_000_000 }, '60000'],
    ['$60,000.50', { cents: 6_000_050 }, '60000.50'],
    ['0', { cents: 0 }, '0'],
    ['20%', { percent: 20 }, '20%'],
    [' 3.5 % ', { percent: 3.5 }, '3.5%'],
    ['0%', { percent: 0 }, '0%'],
  ])('reads "%s" and writes it back', (text, downPayment, written) => {
    expect(parseDownPayment(text)).toEqual({ ok: true, value: downPayment });
    expect(downPaymentText(downPayment)).toBe(written);
    expect(parseDownPayment(written)).toEqual({ ok: true, value: downPayment });
  });

  test.each([
    ['', 'empty'],
    ['-5%', 'negative'],
    ['-60000', 'negative'],
    ['101%', 'too-large'],
    ['3,5%', 'group-separators'],
    ['half', 'not-a-number'],
  ])('refuses "%s": %s', (text, problem) => {
    expect(parseDownPayment(text)).toEqual({ ok: false, problem });
  });
});

describe('loanFromPurchase', () => {
  test.each([
    [30_000_000, { percent: 20 }, 24_000_000],
    [30_000_000, { percent: 3 }, 29_100_000],
    [30_000_000, { cents: 6_000_000 }, 24_000_000],
    [30_000_000, { cents: 0 }, 30_000_000],
    [33_333_333, { percent: 3.5 }, 32_166_666],
  ])('a price of %d with %o down leaves %d', (priceCents, downPayment, loan) => {
    expect(loanFromPurchase({ priceCents, downPayment })).toEqual({ ok: true, value: loan });
  });

  test('rounds a percent down payment half up to the cent', () => {
    expect(downPaymentCents({ priceCents: 150, downPayment: { percent: 3 } })).toBe(5);
  });

  test.each([
    [{ percent: 100 }, 'zero'],
    [{ cents: 30_000_000 }, 'zero'],
    [{ cents: 30_000_001 }, 'negative'],
  ])('%o down leaves no loan: %s', (downPayment, problem) => {
    expect(loanFromPurchase({ priceCents: 30_000_000, downPayment })).toEqual({
      ok: false,
      problem,
    });
  });

  test('refuses an impossible price', () => {
    expect(() => loanFromPurchase({ priceCents: -1, downPayment: { cents: 0 } })).toThrow('Price');
  });
});

describe('insuranceEndsWithPayment', () => {
  const price = 30_000_000;
  const loan = { amountCents: 28_500_000, annualRatePercent: 6.5, termMonths: 360 };
  const { rows } = amortize(loan);

  test('is the payment that first brings the balance to 78% of the price', () => {
    const last = insuranceEndsWithPayment(loan.amountCents, rows, price);
    expect(rows[last - 1]?.balanceCents).toBeLessThanOrEqual(23_400_000);
    expect(rows[last - 2]?.balanceCents).toBeGreaterThan(23_400_000);
  });

  test('counts a balance of exactly 78%', () => {
    const [first] = rows;
    const exactPrice = 100 * Math.ceil((first?.balanceCents ?? 0) / 78);
    expect(insuranceEndsWithPayment(loan.amountCents, rows, exactPrice)).toBe(1);
  });

  test('is none when the loan starts at or below 78%', () => {
    expect(insuranceEndsWithPayment(23_400_000, rows, price)).toBe(0);
    expect(insuranceEndsWithPayment(23_400_001, rows, price)).toBeGreaterThan(0);
  });

  test('takes the lowest and the highest price', () => {
    expect(insuranceEndsWithPayment(loan.amountCents, rows, 1)).toBe(360);
    expect(insuranceEndsWithPayment(loan.amountCents, rows, 1_000_000_000_000)).toBe(0);
  });

  test.each([0, -1, 0.5, Number.NaN, 1_000_000_000_001])('refuses a price of %d', (badPrice) => {
    expect(() => insuranceEndsWithPayment(loan.amountCents, rows, badPrice)).toThrow('Price');
  });
});
