import { expect, it } from 'vitest';
import {
  CALCULATOR_PARAMETERS,
  writeCalculatorState,
} from '../../../lib/mortgage/address-state.ts';
import { addressWith, linkTo } from './page-address.ts';
import { NO_OPTIONS } from './analyze-loan.ts';

const STATE = {
  ...NO_OPTIONS,
  loan: { amountCents: 30_000_000, annualRatePercent: 6.5, termMonths: 360 },
};
const PAGE = 'https://www.example.com/resources/calculator';

it('replaces earlier figures, and keeps campaign parameters and the fragment', () => {
  const href = `${PAGE}?utm_source=mail&loan=1&compare=1-2-3&compare=4-5-6&extra=5&retry=1#faq`;
  expect(addressWith(href, STATE)).toBe(
    `${PAGE}?utm_source=mail&loan=300000&rate=6.5&years=30#faq`,
  );
});

it.each([
  '?loan=1&amp;rate=2&amp;years=3',
  '?loan=1&#038;rate=2&#038;years=3',
  '?loan%3D1%26rate%3D2%26years%3D3',
  '?LOAN=1&RATE=2&YEARS=3',
])('replaces figures that a mail program has damaged: %s', (query) => {
  expect(addressWith(PAGE + query, STATE)).toBe(`${PAGE}?loan=300000&rate=6.5&years=30`);
});

it('makes a link to share with the figures and nothing else', () => {
  expect(linkTo(`${PAGE}?utm_source=mail&gclid=1#faq`, STATE)).toBe(
    `${PAGE}?loan=300000&rate=6.5&years=30`,
  );
});

it('knows every parameter that can be written, so that none is left behind', () => {
  const full = writeCalculatorState({
    ...STATE,
    purchase: { priceCents: 37_500_000, downPayment: { percent: 20 } },
    start: { year: 2026, month: 1 },
    extra: { monthlyCents: 1, oneTime: { paymentNumber: 1, amountCents: 1 } },
    costs: {
      propertyTax: { cents: 1, per: 'year' },
      homeInsurance: { cents: 1, per: 'year' },
      mortgageInsurance: { cents: 1, per: 'year' },
      hoaDues: { cents: 1, per: 'year' },
    },
    compared: [STATE.loan],
  });
  expect([...full.keys()].sort()).toEqual([...CALCULATOR_PARAMETERS].sort());
});
