/**
 * Parses what visitors type, and writes figures so that they can be parsed back. Every parser returns
 * undefined unless the text is one figure within bounds: signs, exponents, and amounts that could
 * mean two things ("3,00", "300.000") are refused rather than guessed at. Spaces of every kind,
 * invisible characters, and full-width digits are understood everywhere.
 */
import { roundHalfUp } from '../format/round-half-up.ts';
import { parseDecimal, plainText } from './figure-text.ts';
import { LARGEST, SMALLEST_RATE_PERCENT, type Loan } from './loan.ts';

/** Dollars, the part after the period, and "k" or "m". */
const AMOUNT =
  /^(?:usd?)? ?\$? ?(\d+|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?: \d{3})+)?(?:\.(\d*))? ?([km])? ?(?:\$|usd|dollars?)?$/i;
const ZEROS: Readonly<Record<string, number>> = { k: 3, m: 6 };
const PERCENT_UNIT = / ?(?:%|percent)$/i;
const YEARS_UNIT = /[ -]?(?:years?|yrs?\.?)$/i;
const WHOLE_NUMBER = /^(?:\d+|[1-9]\d?,\d{3})$/;

/**
 * Parses an amount of dollars: `300,000`, `$300,000`, `300 000`, `300000.50`, `USD 300k`, `1.25m`.
 *
 * @returns whole cents, above zero, at most `LARGEST.amountCents`. Three digits after a period
 *   (`300.000`) are refused, because they are more likely a foreign thousands separator; so are
 *   fractions of a cent.
 */
export function parseDollars(text: string): number | undefined {
  const cents = parseDollarsOrZero(text);
  return cents === 0 ? undefined : cents;
}

/** As `parseDollars`, for amounts that may be zero, such as a down payment. */
export function parseDollarsOrZero(text: string): number | undefined {
  const [, dollars = '', part = '', unit = ''] = AMOUNT.exec(plainText(text)) ?? [];
  const places = 2 + (ZEROS[unit.toLowerCase()] ?? 0);
  if (dollars + part === '' || part.length === 3 || part.length > places) return undefined;
  const cents = Number(dollars.replaceAll(/[ ,]/g, '') + part.padEnd(places, '0'));
  return cents > LARGEST.amountCents ? undefined : cents;
}

/**
 * Parses an annual rate: `6.5`, `6,5`, `6.5%`, `6.125`, `6 1/8`, `6⅛`. A comma is a decimal point,
 * because no rate has thousands.
 *
 * @returns percent a year, `SMALLEST_RATE_PERCENT` to `LARGEST.annualRatePercent`
 */
export function parseRate(text: string): number | undefined {
  const percent = parsePercentOrZero(text);
  return percent !== undefined && percent >= SMALLEST_RATE_PERCENT ? percent : undefined;
}

/** As `parseRate`, for percentages that may be zero, such as a down payment. */
export function parsePercentOrZero(text: string): number | undefined {
  const percent = parseDecimal(plainText(text).replace(PERCENT_UNIT, ''));
  return percent !== undefined && percent <= LARGEST.annualRatePercent ? percent : undefined;
}

/** Whether a text is marked as a percentage: `20%`, `20 percent`. */
export function isPercent(text: string): boolean {
  return PERCENT_UNIT.test(plainText(text));
}

/**
 * Parses a term in years: `30`, `7.5`, `7,5`, `7 1/2`, `30 years`. A loan is repaid in whole months,
 * so a part of a year goes to the nearest month, a half up: `7.3` is 88 months. `1,000` is refused:
 * it is the one text that can mean a term with thousands.
 *
 * @returns whole months, 1 to `LARGEST.termMonths`
 */
export function parseTermYears(text: string): number | undefined {
  const figure = plainText(text).replace(YEARS_UNIT, '');
  const years = figure === '1,000' ? undefined : parseDecimal(figure);
  if (years === undefined || years * 12 > LARGEST.termMonths) return undefined;
  const months = roundHalfUp(years * 12);
  return months > 0 ? months : undefined;
}

/** Parses the number of a payment, a whole number from 1 to `LARGEST.termMonths`: `12`, `1,200`. */
export function parsePaymentNumber(text: string): number | undefined {
  const figure = plainText(text);
  const number = WHOLE_NUMBER.test(figure) ? Number(figure.replace(',', '')) : 0;
  return number >= 1 && number <= LARGEST.termMonths ? number : undefined;
}

/** The calculator's three basic fields, in the order of the form. */
export const LOAN_FIELDS = ['loan', 'rate', 'years'] as const;

/** The name of a basic field, in the form and in the page's address. */
export type LoanField = (typeof LOAN_FIELDS)[number];

export type LoanTexts = Readonly<Record<LoanField, string>>;

/** The loan that was typed, or the fields that can't be parsed, in the order of the form. */
export interface ParsedLoan {
  readonly loan?: Loan;
  readonly invalid: readonly LoanField[];
}

/** Parses the three basic fields together: a loan only when all three are valid. */
export function parseLoan(texts: LoanTexts): ParsedLoan {
  const amountCents = parseDollars(texts.loan);
  const annualRatePercent = parseRate(texts.rate);
  const termMonths = parseTermYears(texts.years);
  if (amountCents !== undefined && annualRatePercent !== undefined && termMonths !== undefined) {
    return { loan: { amountCents, annualRatePercent, termMonths }, invalid: [] };
  }
  const figures = { loan: amountCents, rate: annualRatePercent, years: termMonths };
  return { invalid: LOAN_FIELDS.filter((field) => figures[field] === undefined) };
}

/** Whole cents as `parseDollars` parses them back: 30000000 gives "300000", 30000050 "300000.50". */
export function dollarsText(cents: number): string {
  const dollars = cents / 100;
  return Number.isInteger(dollars) ? String(dollars) : dollars.toFixed(2);
}

/** Percent as `parseRate` parses it back, every digit and no exponent: 6.125 gives "6.125", 1e-7 "0.0000001". */
export function percentText(percent: number): string {
  const [digits = '', exponent] = String(percent).split('e-');
  if (exponent === undefined) return digits;
  return `0.${'0'.repeat(Number(exponent) - 1)}${digits.replace('.', '')}`;
}

/** Months as years that `parseTermYears` parses back: 360 gives "30", 88 gives "7.33". */
export function termYearsText(months: number): string {
  return String(roundHalfUp((months / 12) * 100) / 100);
}
