import { describe, expect, it } from 'vitest';
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
  it('gives a result for three valid figures', () => {
    expect(after(calculate('$300,000'))).toEqual({
      result: { loan: LOAN, count: 1 },
      stale: false,
      invalid: [],
    });
  });

  it('counts each calculation, even of the same figures', () => {
    expect(after(calculate('300000'), calculate('300000')).result?.count).toBe(2);
  });

  it('gives no result for invalid figures, and names their fields in the order of the form', () => {
    expect(after(calculate('300000', '0', '-30'))).toEqual({
      stale: false,
      invalid: ['rate', 'years'],
    });
  });

  it('keeps an earlier result, marked as stale, when figures are invalid', () => {
    const state = after(calculate('300000'), calculate('abc'));
    expect(state.result?.loan).toEqual(LOAN);
    expect(state.stale).toBe(true);
    expect(state.invalid).toEqual(['loan']);
  });
});

describe('typing', () => {
  it.each([
    ['marks the result as stale after another amount', type('310000'), true],
    ['marks it after another rate', type('300000', '6.25'), true],
    ['marks it after another term', type('300000', '6.5', '15'), true],
    ['marks it after an unfinished figure', type('300000', '6.x'), true],
    ['keeps it after the same figures in another spelling', type('$300,000.00', '6.50%'), false],
  ])('%s', (_, action, stale) => {
    expect(after(calculate('300000'), action).stale).toBe(stale);
  });

  it('clears the mark when the calculated figures are back', () => {
    expect(after(calculate('300000'), type('31'), type('300000')).stale).toBe(false);
  });

  it('marks nothing before there is a result', () => {
    expect(after(type('310000')).stale).toBe(false);
  });

  it('keeps a field marked until its figure is valid, and marks none that was not tried', () => {
    const tried = calculate('', '0');
    expect(after(tried, type('', '0.')).invalid).toEqual(['loan', 'rate']);
    expect(after(tried, type('', '6.5')).invalid).toEqual(['loan']);
    expect(after(type('')).invalid).toEqual([]);
  });
});

describe('opening an address with a loan', () => {
  it('calculates at once and keeps what else the address carried', () => {
    expect(after(open('300000'))).toEqual({
      result: { loan: LOAN, count: 1 },
      opened: STATE,
      stale: false,
      invalid: [],
    });
  });

  it('marks the result when something else was typed meanwhile', () => {
    expect(after(open('425000')).stale).toBe(true);
  });

  it('keeps what the visitor has calculated meanwhile', () => {
    const own = after(calculate('425000'));
    const opened = reduceCalculator(own, open('425000'));
    expect(opened).toEqual({ ...own, opened: STATE });
  });
});
