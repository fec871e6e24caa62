/**
 * Reads what visitors type, and writes figures so that they can be read back. Every parser returns
 * undefined unless the text is one figure within bounds: signs, exponents, and separators that could
 * mean two things ("3,00", "300.000,00") are refused rather than guessed at.
 */
import { roundHalfUp } from '../format/round-half-up.ts';
import { LARGEST, SMALLEST_RATE_PERCENT, type Loan } from './loan.ts';

/** Years written to two decimals (7.33 for 7 years 4 months) miss the whole month by at most 0.04. */
const MONTH_TOLERANCE = 0.05;

const PLAIN = /^(?:\d+\.?\d*|\.\d+)$/;
const GROUPED = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;
const DOLLAR_SIGN = /^\$\s*/;
const PERCENT_SIGN = /\s*%$/;
const YEARS_UNIT = /\s*(?:years?|yrs?)$/i;

function parseDecimal(text: string): number | undefined {
  return PLAIN.test(text) ? Number(text) : undefined;
}

/**
 * Reads an amount of dollars: `300,000`, `$300,000`, ` 300000 `, `300000.50`.
 *
 * @returns whole cents, above zero, at most `LARGEST.amountCents`. Fractions of a cent are refused,
 *   because three digits after a period (`300.000`) are more likely a foreign thousands separator.
 */
export function parseDollars(text: string): number | undefined {
  const cents = parseDollarsOrZero(text);
  return cents === 0 ? undefined : cents;
}

/** As `parseDollars`, for amounts that may be zero, such as a down payment. */
export function parseDollarsOrZero(text: string): number | undefined {
  const figure = text.trim().replace(DOLLAR_SIGN, '');
  if (!PLAIN.test(figure) && !GROUPED.test(figure)) return undefined;
  if (/\.\d{3}/.test(figure)) return undefined;
  const cents = Number(figure.replaceAll(',', '')) * 100;
  return cents > LARGEST.amountCents ? undefined : roundHalfUp(cents);
}

/**
 * Reads an annual rate: `6.5`, `6.5%`, `6.125`. A comma is refused: `6,125` can mean 6.125.
 *
 * @returns percent a year, `SMALLEST_RATE_PERCENT` to `LARGEST.annualRatePercent`
 */
export function parseRate(text: string): number | undefined {
  const percent = parsePercentOrZero(text);
  return percent !== undefined && percent >= SMALLEST_RATE_PERCENT ? percent : undefined;
}

/** As `parseRate`, for percentages that may be zero, such as a down payment. */
export function parsePercentOrZero(text: string): number | undefined {
  const percent = parseDecimal(text.trim().replace(PERCENT_SIGN, ''));
  return percent !== undefined && percent <= LARGEST.annualRatePercent ? percent : undefined;
}

/**
 * Reads a term in years: `30`, `7.5`, `30 years`. A loan is repaid in whole months, so parts of a
 * year must come to whole months; two decimals are near enough (`7.33` is 88 months), `7.3` is not.
 *
 * @returns whole months, 1 to `LARGEST.termMonths`
 */
export function parseTermYears(text: string): number | undefined {
  const years = parseDecimal(text.trim().replace(YEARS_UNIT, ''));
  if (years === undefined || years * 12 > LARGEST.termMonths) return undefined;
  const months = roundHalfUp(years * 12);
  return months > 0 && Math.abs(years * 12 - months) <= MONTH_TOLERANCE ? months : undefined;
}

/** Reads the number of a payment, a whole number from 1 to `LARGEST.termMonths`. */
export function parsePaymentNumber(text: string): number | undefined {
  const number = parseDecimal(text.trim()) ?? 0;
  return Number.isInteger(number) && number >= 1 && number <= LARGEST.termMonths
    ? number
    : undefined;
}

/** The calculator's three basic fields, in the order of the form. */
export const LOAN_FIELDS = ['loan', 'rate', 'years'] as const;

/** The name of a basic field, in the form and in the page's address. */
export type LoanField = (typeof LOAN_FIELDS)[number];

/** The basic fields as typed. */
export type LoanTexts = Readonly<Record<LoanField, string>>;

/** The loan that was typed, or the fields that can't be read, in the order of the form. */
export interface ParsedLoan {
  readonly loan?: Loan;
  readonly invalid: readonly LoanField[];
}

/** Reads the three basic fields together: a loan only when all three are valid. */
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

/** Whole cents as `parseDollars` reads them back: 30000000 gives "300000", 30000050 "300000.50". */
export function dollarsText(cents: number): string {
  const dollars = cents / 100;
  return Number.isInteger(dollars) ? String(dollars) : dollars.toFixed(2);
}

/** Percent as `parseRate` reads it back, every digit and no exponent: 6.125 gives "6.125", 1e-7 "0.0000001". */
export function percentText(percent: number): string {
  const [digits = '', exponent] = String(percent).split('e-');
  if (exponent === undefined) return digits;
  return `0.${'0'.repeat(Number(exponent) - 1)}${digits.replace('.', '')}`;
}

/** Months as years that `parseTermYears` reads back: 360 gives "30", 88 gives "7.33". */
export function termYearsText(months: number): string {
  return String(roundHalfUp((months / 12) * 100) / 100);
}
