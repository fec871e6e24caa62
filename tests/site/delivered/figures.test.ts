/** Figures as the specification gives them and as they were delivered: each printed, sourced, and computed right. */
import { describe, expect, test } from 'vitest';
import { printFigure } from '../../../src/lib/figures/print-figure.ts';
import { figuresInCode } from '../../../src/lib/figures/in-code.ts';
import { figuresIn, withDerived } from '../../../tools/content/check/figures/figure-uses.ts';
import { amortize } from '../../../src/lib/mortgage/schedule.ts';
import { paymentCents } from '../../../src/lib/mortgage/payment.ts';
import { publicEntries, registered, tokenSources } from '../content.ts';

function figure(id: string) {
  const found = tokenSources.figures.get(id);
  if (!found) throw new Error(`The register has no figure "${id}".`);
  return found;
}

/** Month up to which figures are those of the specification; one with a later "asOf" was brought up to date. */
const specifiedUntil = '2026-11';

/** Every figure of the specification as it is printed in running text. */
const printed: readonly [group: string, figures: Readonly<Record<string, string>>][] = [
  [
    'marketing',
    {
      'years-experience': '20+',
      'homeowners-served': '1,000+',
      'customer-rating': '4.9',
      'founded-year': '2004',
      'remodeler-google-reviews': '233+',
      'remodeler-kitchens': '2,000+',
      'remodeler-free-shipping': '$50',
      'remodeler-custom-order-time': '2–4 weeks',
      'remodeler-standard-order-time': '24–48 hours',
    },
  ],
  [
    'loan programs',
    {
      'conventional-credit-guideline': '620',
      'conventional-down-payment': '3%',
      'debt-to-income-guideline': '43%',
      'fha-down-payment': '3.5%',
      'fha-credit-minimum': '580',
      'fha-down-payment-lower-credit': '10%',
      'fha-credit-lower-range': '500–579',
      'fha-limit-floor-2024': '$498,257',
      'fha-limit-ceiling-2024': '$1,149,825',
      'va-service-wartime': '90 days',
      'va-service-peacetime': '181 days',
      'va-service-guard-reserve': '6 years',
      'cash-out-ltv': '80%',
      'reverse-mortgage-age': '62',
    },
  ],
  [
    'credit',
    {
      'credit-band-excellent': '760+',
      'credit-band-good': '700–759',
      'credit-band-fair': '640–699',
      'credit-band-poor': 'below 640',
      'rate-shopping-window': '45 days',
    },
  ],
  [
    'budget',
    {
      'preapproval-time': '1–3 days',
      'preapproval-validity': '60–90 days',
      'pmi-cost': '0.3%–1.5%',
      'maintenance-budget': '1%–4%',
      'housing-cost-share': '28%',
      'total-debt-share': '36%',
    },
  ],
  [
    'closing costs',
    {
      'closing-cost-share': '2%–5%',
      'closing-cost-example': '$6,000–$15,000',
      'closing-lender-fees': '$2,000–$3,000',
      'closing-title-escrow': '$2,000–$4,000',
      'closing-appraisal-inspection': '$600–$1,100',
      'closing-prepaid-items': '$2,000–$5,000',
      'closing-recording-transfer': '$500–$1,500',
      'closing-breakdown-total': '$7,100–$14,600',
      'origination-fee': '0.5%–1%',
      'title-insurance-cost': '0.5%–1%',
      'appraisal-fee': '$300–$600',
      'inspection-fee': '$300–$500',
      'escrow-reserve': '2–3 months',
      'loan-estimates-to-compare': '3–5',
      'seller-concessions-typical': '3%–6%',
      'loan-estimate-deadline': '3 business days',
      'closing-disclosure-deadline': '3 business days',
    },
  ],
];

describe.each(printed)(
  'figures of %s are printed as the specification gives them',
  (_, figures) => {
    test.each(Object.entries(figures).filter(([id]) => figure(id).asOf <= specifiedUntil))(
      '%s: %s',
      (id, text) => {
        expect(printFigure(figure(id), 'plain')).toBe(text);
      },
    );
  },
);

describe('worked examples are those of the calculator, in whole dollars', () => {
  const loan = (years: string) => ({
    amountCents: figure('example-loan-amount').low * 100,
    annualRatePercent: figure('example-rate').low,
    termMonths: figure(years).low * 12,
  });
  const dollars = (cents: number) => Math.round(cents / 100);

  test.each([
    ['example-term', 'example-monthly-payment', 'example-interest-total', 'example-payment-count'],
    [
      'fixed-term-short',
      'example-short-monthly-payment',
      'example-short-interest-total',
      'example-short-payment-count',
    ],
  ])('over %s', (years, payment, interest, count) => {
    const { rows } = amortize(loan(years));
    const paidInterest = rows.reduce((sum, row) => sum + row.interestCents, 0);
    expect(figure(payment).low).toBe(dollars(paymentCents(loan(years))));
    expect(figure(interest).low).toBe(dollars(paidInterest));
    expect(figure(count).low).toBe(loan(years).termMonths);
  });

  test('in the first month', () => {
    const [first] = amortize(loan('example-term')).rows;
    expect(figure('example-first-month-interest').low).toBe(dollars(first?.interestCents ?? 0));
    expect(figure('example-first-month-principal').low).toBe(dollars(first?.principalCents ?? 0));
  });

  test.each([
    [
      'half a point',
      'example-refinance-half-rate',
      'example-refinance-half',
      'example-refinance-half',
    ],
    ['a full point', 'example-rate', 'example-refinance-full', 'example-refinance'],
  ])('for the break-even point of a refinance with a drop of %s', (_, rate, name, result) => {
    const amount = figure('example-refinance-loan').low;
    const costs = figure('example-refinance-costs').low;
    const payment = (dollarsLent: number, annualRatePercent: number) =>
      dollars(
        paymentCents({
          ...loan('example-term'),
          amountCents: dollarsLent * 100,
          annualRatePercent,
        }),
      );
    expect(costs).toBe((amount * figure('refinance-cost-share').low) / 100);
    const now = payment(amount, figure('example-refinance-present-rate').low);
    const then = payment(amount, figure(rate).low);
    expect(figure('example-refinance-present-payment').low).toBe(now);
    expect(figure(`${name}-payment`).low).toBe(then);
    const saving = figure(`${result}-saving`).low;
    expect(saving).toBe(now - then);
    expect(figure(`${result}-break-even`).low).toBe(Math.ceil(costs / saving));
    // The APR is the rate at which the payment repays the loan less its finance charges.
    const apr = figure(`${name}-apr`).low;
    expect(payment(amount - costs, apr - 0.05)).toBeLessThan(then);
    expect(payment(amount - costs, apr + 0.05)).toBeGreaterThan(then);
  });

  test('for the worst case of an adjustable rate', () => {
    const rate = (id: string) => figure(id).low;
    const firstYears = figure('arm-name-five-year').low * 12;
    const first = { ...loan('example-term'), annualRatePercent: rate('example-arm-first-rate') };
    const highest = rate('example-arm-first-rate') + figure('arm-cap-lifetime').low;
    const payments = [paymentCents(first)];
    const rates = [first.annualRatePercent];
    let left = { ...first, months: firstYears };
    while (left.annualRatePercent < highest) {
      const { months, ...now } = left;
      const cap = figure(months === 6 ? 'arm-six-month-cap-later' : 'arm-five-year-cap-first').low;
      left = {
        amountCents: amortize(now).rows[months - 1]?.balanceCents ?? 0,
        annualRatePercent: Math.min(now.annualRatePercent + cap, highest),
        termMonths: now.termMonths - months,
        months: 6,
      };
      rates.push(left.annualRatePercent);
      payments.push(paymentCents(left));
    }
    // The last of four changes comes eighteen months after the first, as the article says.
    expect(rates).toHaveLength(5);
    expect(rate('example-arm-second-rate')).toBe(rates[1]);
    expect(rate('example-arm-highest-rate')).toBe(rates.at(-1));
    const [start, second] = payments.map(dollars);
    const end = dollars(payments.at(-1) ?? 0);
    const fixed = figure('example-monthly-payment').low;
    expect(figure('example-arm-first-payment').low).toBe(start);
    expect(figure('example-arm-second-payment').low).toBe(second);
    expect(figure('example-arm-highest-payment').low).toBe(end);
    expect(figure('example-arm-early-saving').low).toBe(fixed - (start ?? 0));
    expect(figure('example-arm-late-cost').low).toBe(end - fixed);
  });

  test('for the full monthly cost of the example home', () => {
    const price = figure('example-home-price').low;
    const amount = figure('example-monthly-loan').low;
    expect(amount).toBe(price - (price * figure('pmi-down-payment').low) / 100);
    expect(figure('example-monthly-principal-interest').low).toBe(
      dollars(paymentCents({ ...loan('example-term'), amountCents: amount * 100 })),
    );
    expect(figure('example-monthly-tax').low).toBe(figure('example-property-tax-year').low / 12);
    expect(figure('example-monthly-upkeep').low).toBe(figure('example-maintenance').low / 12);
    expect(figure('example-low-down-loan').low).toBe(
      price - figure('example-purchase-down-payment').low,
    );
  });

  test('for the cash a buyer brings to closing', () => {
    const tax = figure('example-property-tax-year').low;
    const [long, short] = [(tax * 9) / 12, (tax * 3) / 12];
    expect(figure('example-tax-proration-long').low).toBe(long);
    expect(figure('example-tax-proration-short').low).toBe(short);
    expect(figure('example-tax-proration-gap').low).toBe(long - short);
    const due =
      figure('example-purchase-down-payment').low + figure('example-purchase-closing-costs').low;
    const paid = figure('example-purchase-earnest-money').low + long;
    expect(figure('example-cash-to-close').low).toBe(due - paid);
  });

  test('for what a cash-out leaves', () => {
    const left = figure('example-cash-out-new-loan').low - figure('example-cash-out-balance').low;
    expect(figure('example-cash-out-before-costs').low).toBe(left);
  });
});

test('the strip may say "20+ years" as long as the years since the start bear it out', () => {
  expect(figure('years-in-business').low).toBeGreaterThanOrEqual(figure('years-experience').low);
});

describe('every entry of the register', () => {
  const texts = publicEntries
    .filter(({ collection }) => collection !== 'figures')
    .map(({ data, body }) => `${JSON.stringify(data)}${body?.text ?? ''}`)
    .concat(Object.values(figuresInCode).map((id) => `[[${id}]]`));
  const parts = new Map(registered.map(({ id, data }) => [id, data.derived?.parts ?? []]));

  test.each(registered)('$id is printed, or is a part of one that is', ({ id }) => {
    const ids = withDerived(id, parts);
    expect(texts.flatMap(figuresIn).some((printed) => ids.includes(printed))).toBe(true);
  });

  test.each(registered.filter(({ data }) => data.kind === 'editorial' && !data.derived))(
    '$id names a source with its address',
    ({ data }) => {
      expect(data.source.url ?? data.source.name).toMatch(/^https?:|our own|practice|brokerage/i);
    },
  );
});
