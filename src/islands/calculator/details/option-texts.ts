import type { CalendarMonth } from '../../../lib/format/calendar-date.ts';
import {
  EXTRA_COST_IDS,
  type ExtraCosts,
  type RecurringAmount,
} from '../../../lib/mortgage/extra-costs.ts';
import {
  loanFromPurchase,
  parseDownPayment,
  type HomePurchase,
} from '../../../lib/mortgage/home-price.ts';
import type { Parsed } from '../../../lib/mortgage/number-text.ts';
import { parseDollars, parseDollarsOrZero } from '../../../lib/mortgage/parse-inputs.ts';
import { parsePaymentNumber } from '../../../lib/mortgage/payment-number.ts';
import type { ExtraPayments } from '../../../lib/mortgage/schedule.ts';
import { parseStartMonth } from '../../../lib/mortgage/start-month.ts';

/** The texts of a section's fields by their names, as a form gives them. */
export type Texts = Readonly<Record<string, string>>;

/** What a section's fields say, and the names of those that cannot be read and count as empty. */
export interface Reading<T> {
  readonly value: T;
  readonly bad: readonly string[];
}

/** Reads `monthly`, `once` and `number`, the payment with which `once` is paid. */
export function readExtra(texts: Texts): Reading<ExtraPayments> {
  const { monthly: monthlyText, once: onceText, number: numberText = '' } = texts;
  const monthly = optional(monthlyText, parseDollarsOrZero);
  const once = optional(onceText, parseDollarsOrZero);
  const number = once.value ? parsePaymentNumber(numberText) : undefined;
  const value = {
    ...(monthly.value && { monthlyCents: monthly.value }),
    ...(once.value &&
      number?.ok && { oneOff: { amountCents: once.value, paymentNumber: number.value } }),
  };
  const bad = named({ monthly: monthly.bad, once: once.bad, number: number?.ok === false });
  return { value, bad };
}

/** The name of the field that says whether a cost is paid each year or each month. */
export function periodName(id: keyof ExtraCosts): string {
  return `${id}Per`;
}

/** Reads one amount for each extra cost, and its period ("year" or "month"). */
export function readCosts(texts: Texts): Reading<ExtraCosts> {
  const value: Partial<Record<keyof ExtraCosts, RecurringAmount>> = {};
  const bad: string[] = [];
  for (const id of EXTRA_COST_IDS) {
    const amount = optional(texts[id], parseDollarsOrZero);
    const per = texts[periodName(id)] === 'year' ? 'year' : 'month';
    if (amount.value) value[id] = { cents: amount.value, per };
    if (amount.bad) bad.push(id);
  }
  return { value, bad };
}

/** Reads `price` and `down`; a purchase only when both are there and leave something to borrow. */
export function readPurchase(texts: Texts): Reading<HomePurchase | undefined> {
  const { price: priceText, down: downText } = texts;
  const price = optional(priceText, parseDollars);
  const down = optional(downText, parseDownPayment);
  const unread = named({ price: price.bad, down: down.bad });
  if (price.value === undefined || down.value === undefined) {
    return { value: undefined, bad: unread };
  }
  const value = { priceCents: price.value, downPayment: down.value };
  return loanFromPurchase(value).ok
    ? { value, bad: unread }
    : { value: undefined, bad: [...unread, 'down'] };
}

/** Reads `month` ("01" to "12") and `year`; none while one of them is empty. */
export function readStart(texts: Texts): Reading<CalendarMonth | undefined> {
  const { month = '', year = '' } = texts;
  if (month === '' || year.trim() === '') return { value: undefined, bad: [] };
  const value = parseStartMonth(`${year.trim()}-${month}`);
  return { value, bad: value ? [] : ['year'] };
}

function optional<T>(
  text: string | undefined,
  parse: (text: string) => Parsed<T>,
): { readonly value: T | undefined; readonly bad: boolean } {
  if (text === undefined || text.trim() === '') return { value: undefined, bad: false };
  const parsed = parse(text);
  return parsed.ok ? { value: parsed.value, bad: false } : { value: undefined, bad: true };
}

function named(flags: Readonly<Record<string, boolean>>): readonly string[] {
  return Object.keys(flags).filter((name) => flags[name]);
}
