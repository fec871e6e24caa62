import type { CalendarMonth } from '../format/calendar-date.ts';
import {
  downPaymentText,
  loanAmountFromPurchase,
  matchingPurchase,
  parseDownPayment,
  type HomePurchase,
} from './home-price.ts';
import type { HousingCostId, HousingCosts, RecurringAmount } from './housing-costs.ts';
import type { Loan } from './loan.ts';
import {
  dollarsText,
  parseDollars,
  parseLoan,
  parsePaymentNumber,
  parseRate,
  parseTermYears,
  percentText,
  termYearsText,
} from './parse-inputs.ts';
import type { ExtraPayments, OneTimePayment } from './schedule.ts';
import { parseStartMonth, startMonthText } from './start-month.ts';

/** Everything the calculator's address carries. Units are those of each type. */
export interface CalculatorState {
  readonly loan: Loan;
  /** When the loan amount was entered as price and down payment; always leaves `loan.amountCents`. */
  readonly purchase?: HomePurchase | undefined;
  /** The month of the first payment. */
  readonly start?: CalendarMonth | undefined;
  readonly extra: ExtraPayments;
  readonly costs: HousingCosts;
  /** Loans beside the first one, at most `MAX_COMPARED_LOANS`. */
  readonly compared: readonly Loan[];
}

/** How many loans fit beside the first one. */
export const MAX_COMPARED_LOANS = 2;

const COST_PARAMETERS = [
  ['tax', 'propertyTax'],
  ['insurance', 'homeInsurance'],
  ['mortgage-insurance', 'mortgageInsurance'],
  ['hoa', 'hoaDues'],
] as const satisfies readonly (readonly [string, HousingCostId])[];

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
 * `once=10000-at-12` ($10,000 with payment number 12), `tax=3600-yearly`, `insurance`,
 * `mortgage-insurance`, `hoa=250-monthly`, and `compare=300000-6.125-15` once for each compared loan.
 * Values are joined by hyphens, which no figure contains and which need no percent-encoding.
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
  if (extra.oneTime) {
    const { amountCents, paymentNumber } = extra.oneTime;
    params.set('once', `${dollarsText(amountCents)}-at-${paymentNumber}`);
  }
  for (const [name, id] of COST_PARAMETERS) {
    const amount = costs[id];
    if (amount) params.set(name, `${dollarsText(amount.cents)}-${amount.per}ly`);
  }
  for (const { amountCents, annualRatePercent, termMonths } of compared) {
    const rate = percentText(annualRatePercent);
    params.append('compare', `${dollarsText(amountCents)}-${rate}-${termYearsText(termMonths)}`);
  }
  return params;
}

/**
 * Reads the state that an address carries; undefined when nothing in it can be used. A value that is
 * missing or wrong is left out by itself (loan, rate and years then have their default) and does not
 * touch the others. Where price and down payment leave another amount than `loan`, the loan wins.
 *
 * @param defaults the loan the form starts with
 */
export function readCalculatorState(
  params: URLSearchParams,
  defaults: Loan,
): CalculatorState | undefined {
  const read = <T>(name: string, parse: (text: string) => T | undefined): T | undefined =>
    parse(params.get(name) ?? '');
  const amountCents = read('loan', parseDollars);
  const annualRatePercent = read('rate', parseRate);
  const termMonths = read('years', parseTermYears);
  const priceCents = read('price', parseDollars);
  const downPayment = read('down', parseDownPayment);
  const isPurchase = priceCents !== undefined && downPayment !== undefined;
  const purchase = matchingPurchase(
    isPurchase ? { priceCents, downPayment } : undefined,
    amountCents,
  );
  const start = read('start', parseStartMonth);
  const monthlyCents = read('extra', parseDollars);
  const oneTime = read('once', parseOneTime);
  const costs: Partial<Record<HousingCostId, RecurringAmount>> = {};
  for (const [name, id] of COST_PARAMETERS) {
    const amount = read(name, parseRecurring);
    if (amount) costs[id] = amount;
  }
  const compared = params
    .getAll('compare')
    .map(parseComparedLoan)
    .filter((loan) => loan !== undefined)
    .slice(0, MAX_COMPARED_LOANS);
  const basic = [amountCents, annualRatePercent, termMonths];
  const more = [purchase, start, monthlyCents, oneTime, ...Object.values(costs), ...compared];
  if ([...basic, ...more].every((value) => value === undefined)) return undefined;
  return {
    loan: {
      amountCents:
        amountCents ?? (purchase && loanAmountFromPurchase(purchase)) ?? defaults.amountCents,
      annualRatePercent: annualRatePercent ?? defaults.annualRatePercent,
      termMonths: termMonths ?? defaults.termMonths,
    },
    purchase,
    start,
    extra: { monthlyCents, oneTime },
    costs,
    compared,
  };
}

function parseRecurring(text: string): RecurringAmount | undefined {
  const [, amount = '', period] = /^(.*)-(year|month)ly$/.exec(text) ?? [];
  const cents = parseDollars(amount);
  return cents === undefined ? undefined : { cents, per: period === 'year' ? 'year' : 'month' };
}

function parseOneTime(text: string): OneTimePayment | undefined {
  const [amount = '', number = '', ...rest] = text.split('-at-');
  const amountCents = parseDollars(amount);
  const paymentNumber = parsePaymentNumber(number);
  if (amountCents === undefined || paymentNumber === undefined || rest.length > 0) return undefined;
  return { amountCents, paymentNumber };
}

function parseComparedLoan(text: string): Loan | undefined {
  const [loan = '', rate = '', years = '', ...rest] = text.split('-');
  return rest.length === 0 ? parseLoan({ loan, rate, years }).loan : undefined;
}
