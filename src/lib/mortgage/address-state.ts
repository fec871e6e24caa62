import type { CalendarMonth } from '../format/calendar-date.ts';
import {
  loanText,
  oneOffText,
  readLoan,
  readOneOff,
  readRecurring,
  recurringText,
} from './address-values.ts';
import { MOST_OTHER_SCENARIOS } from './compare.ts';
import type { ExtraCosts, RecurringAmount } from './extra-costs.ts';
import {
  downPaymentText,
  loanFromPurchase,
  parseDownPayment,
  type HomePurchase,
} from './home-price.ts';
import type { Loan } from './loan.ts';
import type { Parsed } from './number-text.ts';
import { ParameterReader } from './parameter-reader.ts';
import {
  dollarsText,
  parseDollars,
  parseRate,
  parseTermYears,
  percentText,
  termYearsText,
} from './parse-inputs.ts';
import type { ExtraPayments } from './schedule.ts';
import { parseStartMonth, startMonthText } from './start-month.ts';

/** Everything the calculator's address carries. Units are those of each type. */
export interface CalculatorState {
  readonly loan: Loan;
  /** When the loan amount was entered as price and down payment; always leaves `loan.amountCents`. */
  readonly purchase?: HomePurchase | undefined;
  /** The month of the first payment. */
  readonly start?: CalendarMonth | undefined;
  readonly extra: ExtraPayments;
  readonly costs: ExtraCosts;
  /** Loans beside the first one, at most `MOST_OTHER_SCENARIOS`. */
  readonly compared: readonly Loan[];
}

/** A state that was read, and the names of the parameters that were taken and ignored, each once. */
export interface ReadState {
  readonly state: CalculatorState;
  readonly taken: readonly string[];
  readonly ignored: readonly string[];
}

/** The address parameter of each extra cost. */
const COST_PARAMETERS = [
  ['tax', 'propertyTax'],
  ['insurance', 'homeInsurance'],
  ['mortgage-insurance', 'mortgageInsurance'],
  ['hoa', 'hoaDues'],
] as const satisfies readonly (readonly [string, keyof ExtraCosts])[];

/** The names of all parameters that `writeCalculatorState` can write. */
export const CALCULATOR_PARAMETERS: readonly string[] = [
  'loan',
  'rate',
  'years',
  'price',
  'down',
  'start',
  'extra',
  'once',
  ...COST_PARAMETERS.map(([name]) => name),
  'compare',
];

/**
 * Writes a state as `?loan=300000&rate=6.5&years=30`. Loan, rate and years are always there; the
 * others only when they are set: `price=375000&down=20%25`, `start=2026-01`, `extra=100`,
 * `once=10000-at-12`, `tax=3600-yearly`, `insurance`, `mortgage-insurance`, `hoa=250-monthly`, and
 * `compare=300000-6.125-15` once for each compared loan.
 */
export function writeCalculatorState(state: CalculatorState): URLSearchParams {
  const { loan, purchase, start, extra, costs, compared } = state;
  const params = new URLSearchParams({
    loan: dollarsText(loan.amountCents),
    rate: percentText(loan.annualRatePercent),
    years: termYearsText(loan.termMonths),
  });
  if (purchase) {
    params.set('price', dollarsText(purchase.priceCents));
    params.set('down', downPaymentText(purchase.downPayment));
  }
  if (start) params.set('start', startMonthText(start));
  if (extra.monthlyCents) params.set('extra', dollarsText(extra.monthlyCents));
  if (extra.oneOff?.amountCents) params.set('once', oneOffText(extra.oneOff));
  for (const [name, id] of COST_PARAMETERS) {
    const amount = costs[id];
    if (amount?.cents) params.set(name, recurringText(amount));
  }
  for (const other of compared) params.append('compare', loanText(other));
  return params;
}

/**
 * Reads the state that an address carries. A value that is missing or wrong is left out by itself
 * (loan, rate and years then have their default) and does not touch the others. Unknown names, such
 * as campaign parameters, are not looked at. Where price and down payment leave another amount than
 * `loan`, the loan wins.
 *
 * @param defaults the loan the form starts with
 */
export function readCalculatorState(params: URLSearchParams, defaults: Loan): ReadState {
  const reader = new ParameterReader(params);
  const loanCents = reader.read('loan', orUndefined(parseDollars));
  const annualRatePercent = reader.read('rate', orUndefined(parseRate));
  const termMonths = reader.read('years', orUndefined(parseTermYears));
  const purchase = readPurchase(reader, loanCents);
  const start = reader.read('start', parseStartMonth);
  const state: CalculatorState = {
    loan: {
      amountCents: loanCents ?? purchase?.loanCents ?? defaults.amountCents,
      annualRatePercent: annualRatePercent ?? defaults.annualRatePercent,
      termMonths: termMonths ?? defaults.termMonths,
    },
    ...(purchase && { purchase: purchase.terms }),
    ...(start && { start }),
    extra: readExtraPayments(reader),
    costs: readExtraCosts(reader),
    compared: reader.readAll('compare', readLoan, MOST_OTHER_SCENARIOS),
  };
  return { state, taken: reader.taken, ignored: reader.ignored };
}

function readPurchase(
  reader: ParameterReader,
  loanCents: number | undefined,
): { readonly terms: HomePurchase; readonly loanCents: number } | undefined {
  const priceCents = reader.read('price', orUndefined(parseDollars));
  const downPayment = reader.read('down', orUndefined(parseDownPayment));
  if (priceCents !== undefined && downPayment !== undefined) {
    const terms = { priceCents, downPayment };
    const left = loanFromPurchase(terms);
    if (left.ok && left.value === (loanCents ?? left.value))
      return { terms, loanCents: left.value };
  }
  reader.ignore('price');
  reader.ignore('down');
  return undefined;
}

function readExtraPayments(reader: ParameterReader): ExtraPayments {
  const monthlyCents = reader.read('extra', orUndefined(parseDollars));
  const oneOff = reader.read('once', readOneOff);
  return { ...(monthlyCents && { monthlyCents }), ...(oneOff && { oneOff }) };
}

function readExtraCosts(reader: ParameterReader): ExtraCosts {
  const costs: Partial<Record<keyof ExtraCosts, RecurringAmount>> = {};
  for (const [name, id] of COST_PARAMETERS) {
    const amount = reader.read(name, readRecurring);
    if (amount) costs[id] = amount;
  }
  return costs;
}

function orUndefined<T>(parse: (text: string) => Parsed<T>): (text: string) => T | undefined {
  return (text) => {
    const parsed = parse(text);
    return parsed.ok ? parsed.value : undefined;
  };
}
