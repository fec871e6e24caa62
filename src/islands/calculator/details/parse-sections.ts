import type { CalendarMonth } from '../../../lib/format/calendar-date.ts';
import { plainText } from '../../../lib/mortgage/figure-text.ts';
import {
  loanAmountFromPurchase,
  parseDownPayment,
  type HomePurchase,
} from '../../../lib/mortgage/home-price.ts';
import {
  HOUSING_COST_IDS,
  type HousingCostId,
  type HousingCosts,
  type RecurringAmount,
} from '../../../lib/mortgage/housing-costs.ts';
import {
  parseDollars,
  parseDollarsOrZero,
  parsePaymentNumber,
  type LoanField,
} from '../../../lib/mortgage/parse-inputs.ts';
import type { ExtraPayments } from '../../../lib/mortgage/schedule.ts';
import { parseStartMonth } from '../../../lib/mortgage/start-month.ts';

/** The texts of a section's fields by their names, as a form gives them. */
export type FieldTexts = Readonly<Record<string, string>>;

/** What is wrong with invalid fields, in words, by their names. */
export type Problems = Readonly<Partial<Record<string, string>>>;

/** What a section's fields say; those with a problem count as empty. */
export interface ParsedSection<T> {
  readonly value: T;
  readonly problems: Problems;
}

function problemWith(field: string, wanted: string): string {
  return `We can’t use this value for ${field}, so it isn’t counted. Enter ${wanted}.`;
}

/** What is said about a field's text that can't be used, by the field's name. */
const PROBLEMS = {
  monthly: problemWith('the extra amount each month', 'a dollar amount, such as 200'),
  once: problemWith('the one-time payment', 'a dollar amount, such as 10,000'),
  number:
    'The one-time payment isn’t counted yet. Enter the number of the payment to add it to, such as 12.',
  propertyTax: problemWith('property taxes', 'a dollar amount, such as 3,600'),
  homeInsurance: problemWith('homeowner’s insurance', 'a dollar amount, such as 1,500'),
  mortgageInsurance: problemWith('mortgage insurance', 'a dollar amount, such as 150'),
  hoaDues: problemWith('HOA dues', 'a dollar amount, such as 250'),
  price: problemWith('the home price', 'a dollar amount, such as 375,000'),
  down: problemWith(
    'the down payment',
    'a dollar amount, such as 60,000, or a percentage, such as 20%',
  ),
  downTooLarge: 'This down payment leaves nothing to borrow. Enter less than the home price.',
  year: problemWith('the year of the first payment', 'a four-digit year, such as 2027'),
  loan: problemWith('the loan amount', 'a dollar amount, such as 300,000'),
  rate: problemWith('the annual rate', 'a percentage, such as 6.5'),
  years: problemWith('the term', 'a number of years, such as 30'),
} as const satisfies Record<string, string>;

/** What is wrong with the fields of a compared loan. */
export function loanProblems(invalid: readonly LoanField[]): Partial<Record<LoanField, string>> {
  return Object.fromEntries(invalid.map((field) => [field, PROBLEMS[field]]));
}

/** Parses `monthly`, `once` and `number`, the payment with which `once` is paid. */
export function parseExtra(texts: FieldTexts): ParsedSection<ExtraPayments> {
  const { number = '' } = texts;
  const { parse, problems } = optionalFields(texts);
  const monthlyCents = parse('monthly', parseDollarsOrZero);
  const amountCents = parse('once', parseDollarsOrZero);
  if (!amountCents) return { value: { monthlyCents }, problems };
  const paymentNumber = parsePaymentNumber(number);
  return paymentNumber === undefined
    ? { value: { monthlyCents }, problems: { ...problems, number: PROBLEMS.number } }
    : { value: { monthlyCents, oneTime: { amountCents, paymentNumber } }, problems };
}

/** The name of the field that says whether a cost is paid each year or each month. */
export function periodName(id: HousingCostId): string {
  return `${id}Per`;
}

/** Parses one amount for each housing cost, and its period ("year" or "month"). */
export function parseCosts(texts: FieldTexts): ParsedSection<HousingCosts> {
  const fields = optionalFields(texts);
  const value: Partial<Record<HousingCostId, RecurringAmount>> = {};
  for (const id of HOUSING_COST_IDS) {
    const cents = fields.parse(id, parseDollarsOrZero);
    if (cents) value[id] = { cents, per: texts[periodName(id)] === 'year' ? 'year' : 'month' };
  }
  return { value, problems: fields.problems };
}

/** Parses `price` and `down`; a purchase only when both are there and leave something to borrow. */
export function parsePurchase(texts: FieldTexts): ParsedSection<HomePurchase | undefined> {
  const fields = optionalFields(texts);
  const priceCents = fields.parse('price', parseDollars);
  const downPayment = fields.parse('down', parseDownPayment);
  if (priceCents === undefined || downPayment === undefined)
    return { value: undefined, problems: fields.problems };
  const value = { priceCents, downPayment };
  return loanAmountFromPurchase(value) === undefined
    ? { value: undefined, problems: { down: PROBLEMS.downTooLarge } }
    : { value, problems: {} };
}

/** Parses `month` ("01" to "12") and `year`; none while one of them is empty. */
export function parseStart(texts: FieldTexts): ParsedSection<CalendarMonth | undefined> {
  const { month = '', year = '' } = texts;
  const figure = plainText(year);
  if (month === '' || figure === '') return { value: undefined, problems: {} };
  const value = parseStartMonth(`${figure}-${month}`);
  return { value, problems: value ? {} : { year: PROBLEMS.year } };
}

/** A parser of fields that may be empty; it collects what is wrong with the others. */
function optionalFields(texts: FieldTexts) {
  const problems: Partial<Record<string, string>> = {};
  const parse = <T>(name: keyof typeof PROBLEMS, parseText: (text: string) => T | undefined) => {
    const text = plainText(texts[name] ?? '');
    const value = text === '' ? undefined : parseText(text);
    if (text !== '' && value === undefined) problems[name] = PROBLEMS[name];
    return value;
  };
  return { parse, problems };
}
