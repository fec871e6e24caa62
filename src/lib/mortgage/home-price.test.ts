import { describe, expect, it } from 'vitest';
import {
  downPaymentCents,
  downPaymentText,
  insuranceEnd,
  loanAmountFromPurchase,
  parseDownPayment,
} from './home-price.ts';
import { LARGEST } from './loan.ts';
import { amortize } from './schedule.ts';

describe('parseDownPayment', () => {
  it.each([
    ['60,000', { cents: 6_000_000 }, '60000'],
    ['$60,000.50', { cents: 6_000_050 }, '60000.50'],
    ['0', { cents: 0 }, '0'],
    ['20%', { percent: 20 }, '20%'],
    [' 3.5 % ', { percent: 3.5 }, '3.5%'],
    ['0%', { percent: 0 }, '0%'],
    ['3,5%', { percent: 3.5 }, '3.5%'],
    ['3½ percent', { percent: 3.5 }, '3.5%'],
    ['６０ｋ', { cents: 6_000_000 }, '60000'],
  ])('reads "%s" and writes it back', (text, downPayment, written) => {
    expect(parseDownPayment(text)).toEqual(downPayment);
    expect(downPaymentText(downPayment)).toBe(written);
    expect(parseDownPayment(written)).toEqual(downPayment);
  });

  it.each(['', '-5%', '-60000', '101%', '3,5,0%', '20%%', '60.000', 'half'])(
    'refuses "%s"',
    (text) => {
      expect(parseDownPayment(text)).toBeUndefined();
    },
  );
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

describe('insuranceEnd', () => {
  const price = 30_000_000;
  const loan = { amountCents: 28_500_000, annualRatePercent: 6.5, termMonths: 360 };
  const schedule = amortize(loan);
  const { rows } = schedule;

  it('is with the payment that first brings the balance to 78% of the price', () => {
    const { lastPayment, reason } = insuranceEnd(schedule, price);
    expect(reason).toBe('balance');
    expect(rows[lastPayment - 1]?.balanceCents).toBeLessThanOrEqual(23_400_000);
    expect(rows[lastPayment - 2]?.balanceCents).toBeGreaterThan(23_400_000);
  });

  it('counts a balance of exactly 78%', () => {
    const [first] = rows;
    const exactPrice = 100 * Math.ceil((first?.balanceCents ?? 0) / 78);
    expect(insuranceEnd(schedule, exactPrice).lastPayment).toBe(1);
  });

  it.each([
    [23_400_000, 0],
    [23_400_001, 1],
  ])('is before the first payment only at or below 78%%: %d cents', (amountCents, lastPayment) => {
    expect(insuranceEnd(amortize({ ...loan, amountCents }), price)).toEqual({
      lastPayment,
      reason: 'balance',
    });
  });

  it.each([
    ['a high rate keeps the balance up', { annualRatePercent: 12, termMonths: 360 }, 180],
    ['a long term does', { termMonths: 480, annualRatePercent: 9 }, 240],
    ['an odd number of payments', { termMonths: 361, annualRatePercent: 12 }, 180],
    ['a single payment', { annualRatePercent: 6.5, termMonths: 1 }, 1],
  ])('is at the midpoint where that comes first: %s', (_, terms, lastPayment) => {
    const late = amortize({ ...terms, amountCents: price });
    expect(insuranceEnd(late, price).lastPayment).toBe(lastPayment);
  });

  it('names the midpoint as the reason, and the balance where both come at once', () => {
    const atMidpoint = rows[179]?.balanceCents ?? 0;
    const priceFor = (balanceCents: number) => Math.floor((balanceCents * 100) / 78);
    expect(insuranceEnd(schedule, priceFor(atMidpoint) + 2)).toEqual({
      lastPayment: 180,
      reason: 'balance',
    });
    expect(insuranceEnd(schedule, priceFor(atMidpoint) - 2)).toEqual({
      lastPayment: 180,
      reason: 'midpoint',
    });
  });

  it('takes the lowest and the highest price', () => {
    expect(insuranceEnd(schedule, 1).lastPayment).toBe(180);
    expect(insuranceEnd(schedule, LARGEST.amountCents).lastPayment).toBe(0);
  });
});
