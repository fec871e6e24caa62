import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readCalculatorState,
  writeCalculatorState,
  type CalculatorState,
} from './address-state.ts';
import { everydayLoan, PROPERTY_RUNS } from './loan.arbitrary.ts';

const DEFAULTS = { amountCents: 30_000_000, annualRatePercent: 6.5, termMonths: 360 };
const PLAIN: CalculatorState = { loan: DEFAULTS, extra: {}, costs: {}, compared: [] };

function read(query: string) {
  return readCalculatorState(new URLSearchParams(query), DEFAULTS);
}

describe('writeCalculatorState', () => {
  it('writes loan, rate and years always, and nothing else unless it is set', () => {
    expect(writeCalculatorState(PLAIN).toString()).toBe('loan=300000&rate=6.5&years=30');
  });

  it('writes everything that is set in a readable form', () => {
    const state: CalculatorState = {
      loan: DEFAULTS,
      purchase: { priceCents: 37_500_000, downPayment: { percent: 20 } },
      start: { year: 2026, month: 1 },
      extra: { monthlyCents: 10_000, oneTime: { paymentNumber: 12, amountCents: 1_000_000 } },
      costs: {
        propertyTax: { cents: 360_000, per: 'year' },
        hoaDues: { cents: 25_000, per: 'month' },
      },
      compared: [{ ...DEFAULTS, annualRatePercent: 6.125, termMonths: 180 }],
    };
    expect(writeCalculatorState(state).toString()).toBe(
      'loan=300000&rate=6.5&years=30&price=375000&down=20%25&start=2026-01&extra=100' +
        '&once=10000-at-12&tax=3600-yearly&hoa=250-monthly&compare=300000-6.125-15',
    );
  });

  it('never writes an exponent', () => {
    const tiny = { ...PLAIN, loan: { ...DEFAULTS, annualRatePercent: 1e-7 } };
    expect(writeCalculatorState(tiny).get('rate')).toBe('0.0000001');
  });
});

describe('readCalculatorState', () => {
  it.each(['', 'utm_source=news&gclid=1&Loan=5', 'loan=abc&rate=0', 'price=375000'])(
    'gives nothing for an address without usable values: "%s"',
    (query) => {
      expect(read(query)).toBeUndefined();
    },
  );

  it('takes what a person types into the address by hand', () => {
    expect(read('loan=$350,000&rate=6.125%25&years=15')?.loan).toEqual({
      amountCents: 35_000_000,
      annualRatePercent: 6.125,
      termMonths: 180,
    });
  });

  it.each([
    'loan=abc',
    'loan=-300000',
    'loan=1e6',
    'loan=',
    'rate=0',
    'rate=NaN',
    'years=0.001',
    'years=<script>',
    'price=400000',
    'down=20%25',
    'start=2026-13',
    'extra=0',
    'once=10000',
    'once=10000-at-0',
    'once=10000-at-1-at-2',
    'tax=3600',
    'tax=3600-weekly',
    'insurance=-5-yearly',
    'mortgage-insurance=x-monthly',
    'hoa=-monthly',
    'compare=300000-6.5',
    'compare=300000-6.5-30-1',
    'compare=300000-0-30',
  ])('ignores %s by itself', (wrong) => {
    const others = new URLSearchParams('extra=100&rate=7&years=20&start=2026-01');
    others.delete(wrong.slice(0, wrong.indexOf('=')));
    expect(read(`${wrong}&${others.toString()}`)).toEqual(read(others.toString()));
  });

  it('derives the loan from price and down payment where the address has none', () => {
    const state = read('price=375000&down=20%25&rate=5');
    expect(state?.loan.amountCents).toBe(30_000_000);
    expect(state?.purchase).toEqual({ priceCents: 37_500_000, downPayment: { percent: 20 } });
  });

  it('prefers the loan where price and down payment leave another amount', () => {
    const state = read('loan=250000&price=375000&down=20%25');
    expect(state?.loan.amountCents).toBe(25_000_000);
    expect(state?.purchase).toBeUndefined();
  });

  it('ignores a down payment of the whole price', () => {
    expect(read('price=375000&down=375000')).toBeUndefined();
  });

  it('takes two compared loans at most, not counting wrong ones', () => {
    const state = read(
      'compare=nothing&compare=300000-6.5-15&compare=300000-6.125-30&compare=1-1-1',
    );
    expect(state?.compared.map(({ termMonths }) => termMonths)).toEqual([180, 360]);
  });

  it('takes the first of a repeated value', () => {
    expect(read('loan=200000&loan=100000')?.loan.amountCents).toBe(20_000_000);
  });
});

it('reads every state back from its address as it was', () => {
  const cents = fc.integer({ min: 1, max: 100_000_000 });
  const recurring = fc.record({ cents, per: fc.constantFrom('year' as const, 'month' as const) });
  const anyState = fc
    .record({
      loan: everydayLoan,
      down: fc.option(fc.integer({ min: 0, max: 100_000_000 }), { nil: undefined }),
      start: fc.option(
        fc.record({
          year: fc.integer({ min: 1900, max: 2999 }),
          month: fc.integer({ min: 1, max: 12 }),
        }),
        { nil: undefined },
      ),
      extra: fc.record(
        {
          monthlyCents: cents,
          oneTime: fc.record({
            paymentNumber: fc.integer({ min: 1, max: 12_000 }),
            amountCents: cents,
          }),
        },
        { requiredKeys: [] },
      ),
      costs: fc.record(
        {
          propertyTax: recurring,
          homeInsurance: recurring,
          mortgageInsurance: recurring,
          hoaDues: recurring,
        },
        { requiredKeys: [] },
      ),
      compared: fc.array(everydayLoan, { maxLength: 2 }),
    })
    .map(({ down, start, loan, ...rest }): CalculatorState => {
      const purchase =
        down === undefined
          ? undefined
          : { priceCents: loan.amountCents + down, downPayment: { cents: down } };
      return { loan, ...(purchase && { purchase }), ...(start && { start }), ...rest };
    });
  fc.assert(
    fc.property(anyState, (state) => {
      const address = writeCalculatorState(state).toString();
      expect(read(address)).toEqual(state);
    }),
    PROPERTY_RUNS,
  );
});

it('never throws, whatever the address', () => {
  const name = fc.constantFrom(
    'loan',
    'rate',
    'years',
    'price',
    'down',
    'start',
    'once',
    'tax',
    'compare',
  );
  const value = fc.string({
    unit: fc.constantFrom(...Array.from('0123456789.,-at%eymonthly $')),
    maxLength: 20,
  });
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value), { maxLength: 8 }), (pairs) => {
      const state = readCalculatorState(new URLSearchParams(pairs), DEFAULTS);
      expect(state?.loan.amountCents ?? 1).toBeGreaterThan(0);
    }),
    { ...PROPERTY_RUNS, numRuns: 1000 },
  );
});
