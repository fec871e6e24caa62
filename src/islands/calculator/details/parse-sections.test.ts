import { describe, expect, it } from 'vitest';
import {
  loanProblems,
  parseCosts,
  parseExtra,
  parsePurchase,
  parseStart,
  type ParsedSection,
  type Problems,
} from './parse-sections.ts';

function expectParsed<T>(parsed: ParsedSection<T>, value: T, invalid: readonly string[]): void {
  expect(parsed.value).toEqual(value);
  expect(Object.keys(parsed.problems)).toEqual(invalid);
}

describe('extra payments', () => {
  it.each([
    ['nothing typed is no extra payment', {}, {}, []],
    ['zero is no extra payment', { monthly: '0', once: '0', number: '' }, { monthlyCents: 0 }, []],
    ['an amount each month', { monthly: '$1,200.50' }, { monthlyCents: 120_050 }, []],
    [
      'an amount once, with its payment',
      { monthly: '', once: '10000', number: '12' },
      { oneTime: { amountCents: 1_000_000, paymentNumber: 12 } },
      [],
    ],
    ['an amount once without its payment', { once: '10000', number: '' }, {}, ['number']],
    ['payment number zero', { once: '10000', number: '0' }, {}, ['number']],
    ['a number without an amount does not matter', { once: '', number: 'x' }, {}, []],
    ['a bad amount counts as none', { monthly: '-5', once: '1e3' }, {}, ['monthly', 'once']],
    [
      'the good one of two counts',
      { monthly: '100', once: 'x' },
      { monthlyCents: 10_000 },
      ['once'],
    ],
  ])('%s', (_, texts, value, invalid) => {
    expectParsed(parseExtra(texts), value, invalid);
  });
});

describe('taxes, insurance and dues', () => {
  it('are parsed with their own periods, without empty and zero amounts', () => {
    const texts = {
      propertyTax: '3,600',
      propertyTaxPer: 'year',
      homeInsurance: '0',
      homeInsurancePer: 'year',
      mortgageInsurance: '150',
      mortgageInsurancePer: 'month',
      hoaDues: '',
      hoaDuesPer: 'month',
    };
    expect(parseCosts(texts)).toEqual({
      value: {
        propertyTax: { cents: 360_000, per: 'year' },
        mortgageInsurance: { cents: 15_000, per: 'month' },
      },
      problems: {},
    });
  });

  it('leave out an invalid amount and name its field', () => {
    expectParsed(parseCosts({ hoaDues: 'lots', hoaDuesPer: 'month' }), {}, ['hoaDues']);
  });
});

describe('home price and down payment', () => {
  it.each([
    ['nothing typed', {}, undefined, []],
    ['half of it typed is no fault yet', { price: '340000', down: '' }, undefined, []],
    [
      'dollars down',
      { price: '$340,000', down: '40000' },
      { priceCents: 34_000_000, downPayment: { cents: 4_000_000 } },
      [],
    ],
    [
      'percent down',
      { price: '340000', down: '20%' },
      { priceCents: 34_000_000, downPayment: { percent: 20 } },
      [],
    ],
    ['the whole price down leaves no loan', { price: '340000', down: '100%' }, undefined, ['down']],
    ['more than the price', { price: '340000', down: '350000' }, undefined, ['down']],
    ['figures that cannot be read', { price: '0', down: '-1' }, undefined, ['price', 'down']],
  ])('%s', (_, texts, value, invalid) => {
    expectParsed(parsePurchase(texts), value, invalid);
  });
});

describe('month of the first payment', () => {
  it.each([
    ['both', { month: '09', year: ' 2026 ' }, { year: 2026, month: 9 }, []],
    ['a month alone is no fault yet', { month: '09', year: '' }, undefined, []],
    ['a year alone is no fault yet', { month: '', year: '26' }, undefined, []],
    ['full-width digits', { month: '09', year: '２０２６' }, { year: 2026, month: 9 }, []],
    ['a short year', { month: '09', year: '26' }, undefined, ['year']],
    ['a year that is none', { month: '09', year: '-202' }, undefined, ['year']],
  ])('%s', (_, texts, value, invalid) => {
    expectParsed(parseStart(texts), value, invalid);
  });
});

describe('the words about an invalid field', () => {
  const everyField: Problems = {
    ...parseExtra({ monthly: 'x', once: 'x' }).problems,
    ...parseCosts({ propertyTax: 'x', homeInsurance: 'x', mortgageInsurance: 'x', hoaDues: 'x' })
      .problems,
    ...parsePurchase({ price: 'x', down: 'x' }).problems,
    ...parseStart({ month: '01', year: 'x' }).problems,
    ...loanProblems(['loan', 'rate', 'years']),
  };

  it('name the field and what to enter', () => {
    expect(Object.keys(everyField)).toHaveLength(12);
    for (const words of Object.values(everyField))
      expect(words).toMatch(/^We can’t use this value for .+\. Enter .+, such as .+\.$/);
    expect(everyField.hoaDues).toContain('HOA dues');
  });

  it('give the reason where the number itself is good', () => {
    expect(parsePurchase({ price: '340000', down: '100%' }).problems.down).toContain(
      'leaves nothing to borrow',
    );
    expect(parseExtra({ once: '10000', number: '0' }).problems.number).toContain(
      'Enter the number of the payment',
    );
  });
});
