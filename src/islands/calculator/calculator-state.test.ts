import { describe, expect, test } from 'vitest';
import { parseLoan } from '../../lib/mortgage/parse-inputs.ts';
import {
  EMPTY_CALCULATOR,
  reduceCalculator,
  type Calculator,
  type CalculatorAction,
} from './calculator-state.ts';

const LOAN = { amountCents: 30_000_000, annualRatePercent: 6.5, termMonths: 360 };
const typed = (loan: string, rate = '6.5', years = '30') => parseLoan({ loan, rate, years });
const calculate = (...texts: Parameters<typeof typed>): CalculatorAction => ({
  type: 'calculate',
  typed: typed(...texts),
});
const type = (...texts: Parameters<typeof typed>): CalculatorAction => ({
  type: 'type',
  typed: typed(...texts),
});
const STATE = { loan: LOAN, extra: { monthlyCents: 10_000 }, costs: {}, compared: [] };
const open = (...texts: Parameters<typeof typed>): CalculatorAction => ({
  type: 'open',
  state: STATE,
  typed: typed(...texts),
});
const after = (...actions: CalculatorAction[]): Calculator =>
  actions.reduce(reduceCalculator, EMPTY_CALCULATOR);

describe('calculating', () => {
  test('three good figures give a result', () => {
    expect(after(calculate('$300,000'))).toEqual({
      result: { loan: LOAN, count: 1 },
      stale: false,
      invalid: [],
    });
  });

  test('each calculation is counted, also with the same figures', () => {
    expect(after(calculate('300000'), calculate('300000')).result?.count).toBe(2);
  });

  test('bad figures give nothing but the fields that invalid it, in the order of the form', () => {
    expect(after(calculate('300000', '0', '-30'))).toEqual({
      stale: false,
      invalid: ['rate', 'years'],
    });
  });

  test('bad figures after a result leave it, marked as being for earlier values', () => {
    const state = after(calculate('300000'), calculate('abc'));
    expect(state.result?.loan).toEqual(LOAN);
    expect(state.stale).toBe(true);
    expect(state.invalid).toEqual(['loan']);
  });
});

describe('typing', () => {
  test.each([
    ['another amount marks the result', type('310000'), true],
    ['another rate marks the result', type('300000', '6.25'), true],
    ['another term marks the result', type('300000', '6.5', '15'), true],
    ['an unfinished figure marks the result', type('300000', '6.x'), true],
    ['the same figure in another spelling does not', type('$300,000.00', '6.50%'), false],
  ])('%s', (_, action, stale) => {
    expect(after(calculate('300000'), action).stale).toBe(stale);
  });

  test('going back to the calculated figures takes the mark away', () => {
    expect(after(calculate('300000'), type('31'), type('300000')).stale).toBe(false);
  });

  test('nothing is marked before there is a result', () => {
    expect(after(type('310000')).stale).toBe(false);
  });

  test('a field keeps its mark until its figure is good, and a field not yet tried gets none', () => {
    const tried = calculate('', '0');
    expect(after(tried, type('', '0.')).invalid).toEqual(['loan', 'rate']);
    expect(after(tried, type('', '6.5')).invalid).toEqual(['loan']);
    expect(after(type('')).invalid).toEqual([]);
  });
});

describe('opening an address with a loan', () => {
  test('gives its result at once and keeps what else the address carried', () => {
    expect(after(open('300000'))).toEqual({
      result: { loan: LOAN, count: 1 },
      opened: STATE,
      stale: false,
      invalid: [],
    });
  });

  test('where something else was typed meanwhile, the result is marked', () => {
    expect(after(open('425000')).stale).toBe(true);
  });

  test('does not replace what the visitor has calculated meanwhile', () => {
    const own = after(calculate('425000'));
    expect(reduceCalculator(own, open('425000'))).toBe(own);
  });
});
