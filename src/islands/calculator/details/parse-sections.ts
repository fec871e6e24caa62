import type { CalendarMonth } from '../../../lib/format/calendar-date.ts';
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
} from '../../../lib/mortgage/parse-inputs.ts';
import type { ExtraPayments } from '../../../lib/mortgage/schedule.ts';
import { parseStartMonth } from '../../../lib/mortgage/start-month.ts';

/** The texts of a section's fields by their names, as a form gives them. */
export type FieldTexts = Readonly<Record<string, string>>;

/** What a section's fields say, and the names of those that can't be read and count as empty. */
export interface ParsedSection<T> {
  readonly value: T;
  readonly invalid: readonly string[];
}

/** Parses `monthly`, `once` and `number`, the payment with which `once` is paid. */
export function parseExtra(texts: FieldTexts): ParsedSection<ExtraPayments> {
  const { number = '' } = texts;
  const fields = new OptionalFields(texts);
  const monthlyCents = fields.parse('monthly', parseDollarsOrZero);
  const amountCents = fields.parse('once', parseDollarsOrZero);
  if (!amountCents) return { value: { monthlyCents }, invalid: fields.invalid };
  const paymentNumber = parsePaymentNumber(number);
  return paymentNumber === undefined
    ? { value: { monthlyCents }, invalid: [...fields.invalid, 'number'] }
    : { value: { monthlyCents, oneTime: { amountCents, paymentNumber } }, invalid: fields.invalid };
}

/** The name of the field that says whether a cost is paid each year or each month. */
export function periodName(id: HousingCostId): string {
  return `${id}Per`;
}

/** Parses one amount for each housing cost, and its period ("year" or "month"). */
export function parseCosts(texts: FieldTexts): ParsedSection<HousingCosts> {
  const fields = new OptionalFields(texts);
  const value: Partial<Record<HousingCostId, RecurringAmount>> = {};
  for (const id of HOUSING_COST_IDS) {
    const cents = fields.parse(id, parseDollarsOrZero);
    if (cents) value[id] = { cents, per: texts[periodName(id)] === 'year' ? 'year' : 'month' };
  }
  return { value, invalid: fields.invalid };
}

/** Parses `price` and `down`; a purchase only when both are there and leave something to borrow. */
export function parsePurchase(texts: FieldTexts): ParsedSection<HomePurchase | undefined> {
  const fields = new OptionalFields(texts);
  const priceCents = fields.parse('price', parseDollars);
  const downPayment = fields.parse('down', parseDownPayment);
  if (priceCents === undefined || downPayment === undefined)
    return { value: undefined, invalid: fields.invalid };
  const value = { priceCents, downPayment };
  return loanAmountFromPurchase(value) === undefined
    ? { value: undefined, invalid: ['down'] }
    : { value, invalid: [] };
}

/** Parses `month` ("01" to "12") and `year`; none while one of them is empty. */
export function parseStart(texts: FieldTexts): ParsedSection<CalendarMonth | undefined> {
  const { month = '', year = '' } = texts;
  if (month === '' || year.trim() === '') return { value: undefined, invalid: [] };
  const value = parseStartMonth(`${year.trim()}-${month}`);
  return { value, invalid: value ? [] : ['year'] };
}

/** Reads fields that may be empty, and notes which of the others can't be read. */
class OptionalFields {
  readonly invalid: string[] = [];
  readonly #texts: FieldTexts;

  constructor(texts: FieldTexts) {
    this.#texts = texts;
  }

  parse<T>(name: string, parse: (text: string) => T | undefined): T | undefined {
    const text = this.#texts[name]?.trim() ?? '';
    if (text === '') return undefined;
    const value = parse(text);
    if (value === undefined) this.invalid.push(name);
    return value;
  }
}
