import { describe, expect, it } from 'vitest';
import {
  downPaymentCents,
  downPaymentText,
  lastInsuredPayment,
  loanAmountFromPurchase,
  parseDownPayment,
} from './home-price.ts';
import { amortize } from './schedule.ts';

describe('parseDownPayment', () => {
  it.each([
    ['60,000', { cents: 6_000_000 }, '60000'],
    ['$60,000.50', { cents: 6_000_050 }, '60000.50'],
    ['0', { cents: 0 }, '0'],
    ['20%', { percent: 20 }, '20%'],
    [' 3.5 % ', { percent: 3.5 }, '3.5%'],
    ['0%', { percent: 0 }, '0%'],
  ])('reads "%s" and writes it back', (text, downPayment, written) => {
    expect(parseDownPayment(text)).toEqual(downPayment);
    expect(downPaymentText(downPayment)).toBe(written);
    expect(parseDownPayment(written)).toEqual(downPayment);
  });

  it.each(['', '-5%', '-60000', '101%', '3,5%', 'half'])('refuses "%s"', (text) => {
    expect(parseDownPayment(text)).toBeUndefined();
  });
});

describe('loanAmountFromPurchase', () => {
  it.each([
    [30_000_000, { percent: 20 }, 24_000_000],
    [30_000_000, { percent: 3 }, 29_100_000],
    [30_000_000, { cents: 6_000_000 }, 24_000_000],
    [30_000_000, { cents: 0 }, 30_000_000],
    [33_333_333, { percent: 3.5 }, 32_166_666],
  ])('a price of %d with %o down leaves %d', (priceCents, downPayment, loan) => {
    expect(loanAmountFromPurchase({ priceCents, downPayment })).toBe(loan);
  });

  it('rounds a percent down payment half up to the cent', () => {
    expect(downPaymentCents({ priceCents: 150, downPayment: { percent: 3 } })).toBe(5);
  });

  it.each([{ percent: 100 }, { cents: 30_000_000 }, { cents: 30_000_001 }])(
    'finds no loan to take with %o down',
    (downPayment) => {
      expect(loanAmountFromPurchase({ priceCents: 30_000_000, downPayment })).toBeUndefined();
    },
  );
});

describe('lastInsuredPayment', () => {
  const price = 30_000_000;
  const loan = { amountCents: 28_500_000, annualRatePercent: 6.5, termMonths: 360 };
  const schedule = amortize(loan);
  const { rows } = schedule;

  it('is the payment that first brings the balance to 78% of the price', () => {
    const last = lastInsuredPayment(schedule, price);
    expect(rows[last - 1]?.balanceCents).toBeLessThanOrEqual(23_400_000);
    expect(rows[last - 2]?.balanceCents).toBeGreaterThan(23_400_000);
  });

  it('counts a balance of exactly 78%', () => {
    const [first] = rows;
    const exactPrice = 100 * Math.ceil((first?.balanceCents ?? 0) / 78);
    expect(lastInsuredPayment(schedule, exactPrice)).toBe(1);
  });

  it.each([
    [23_400_000, 0],
    [23_400_001, 1],
  ])('is 0 only when the loan starts at or below 78%%: %d cents', (amountCents, payment) => {
    expect(lastInsuredPayment(amortize({ ...loan, amountCents }), price)).toBe(payment);
  });

  it('takes the lowest and the highest price', () => {
    expect(lastInsuredPayment(schedule, 1)).toBe(360);
    expect(lastInsuredPayment(schedule, 1_000_000_000_000)).toBe(0);
  });
});
