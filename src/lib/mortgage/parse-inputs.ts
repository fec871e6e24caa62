import { roundHalfUp } from '../format/round-half-up.ts';
import { LARGEST, SMALLEST_RATE_PERCENT, type Loan } from './loan.ts';
import {
  accepted,
  plainDecimal,
  readDecimal,
  refused,
  type InputProblem,
  type Parsed,
} from './number-text.ts';

/** Years written to two decimals (7.33 for 7 years 4 months) miss the whole month by at most 0.04. */
const MONTH_TOLERANCE = 0.05;

const DOLLAR_SIGN = /^(\s*[-\u2212]?)\s*\$/;
const PERCENT_SIGN = /\s*%\s*$/;
const YEARS_WORD = /\s*(?:years?|yrs?)\s*$/i;
const MORE_THAN_TWO_DECIMALS = /\.\d{3}/;

/**
 * Reads an amount of dollars: `300,000`, `$300,000`, ` 300000 `, `300000.50`.
 *
 * @returns whole cents, above zero, at most `LARGEST.amountCents`. Fractions of a cent are refused,
 *   because three digits after a point (`300.000`) are more likely a foreign thousands separator.
 */
export function parseDollars(text: string): Parsed<number> {
  const amount = parseDollarsOrZero(text);
  return amount.ok && amount.value === 0 ? refused('zero') : amount;
}

/** As `parseDollars`, for amounts that may be zero, such as a down payment. */
export function parseDollarsOrZero(text: string): Parsed<number> {
  const decimal = readDecimal(text.replace(DOLLAR_SIGN, '$1'), { groups: true });
  if (!decimal.ok) return decimal;
  if (MORE_THAN_TWO_DECIMALS.test(decimal.value)) return refused('too-many-decimals');
  const cents = Number(decimal.value) * 100;
  if (cents > LARGEST.amountCents) return refused('too-large');
  return accepted(roundHalfUp(cents));
}

/**
 * Reads an annual rate: `6.5`, `6.5%`, `6.125`. A comma is refused: `6,125` can mean 6.125.
 *
 * @returns percent a year, above zero, at most `LARGEST.annualRatePercent`
 */
export function parseRate(text: string): Parsed<number> {
  const rate = parsePercentOrZero(text);
  if (!rate.ok) return rate;
  if (rate.value === 0) return refused('zero');
  return rate.value < SMALLEST_RATE_PERCENT ? refused('too-small') : rate;
}

/** As `parseRate`, for percent figures that may be zero, such as a down payment in percent. */
export function parsePercentOrZero(text: string): Parsed<number> {
  const decimal = readDecimal(text.replace(PERCENT_SIGN, ''), { groups: false });
  if (!decimal.ok) return decimal;
  const percent = Number(decimal.value);
  return percent > LARGEST.annualRatePercent ? refused('too-large') : accepted(percent);
}

/**
 * Reads a term in years: `30`, `7.5`, `30 years`. A loan is repaid in whole months, so parts of a
 * year must come to whole months; two decimals are near enough (`7.33` is 88 months), `7.3` is not.
 *
 * @returns whole months, at least 1, at most `LARGEST.termMonths`
 */
export function parseTermYears(text: string): Parsed<number> {
  const decimal = readDecimal(text.replace(YEARS_WORD, ''), { groups: false });
  if (!decimal.ok) return decimal;
  const exactMonths = Number(decimal.value) * 12;
  if (exactMonths === 0) return refused('zero');
  if (exactMonths > LARGEST.termMonths) return refused('too-large');
  const months = roundHalfUp(exactMonths);
  if (Math.abs(exactMonths - months) > MONTH_TOLERANCE) return refused('not-whole');
  return months === 0 ? refused('too-small') : accepted(months);
}

/** The calculator's three fields as typed. */
export interface LoanTexts {
  readonly loan: string;
  readonly rate: string;
  readonly years: string;
}

/** The loan that was typed, or the problem of each field that stopped it. */
export type ParsedLoan =
  | { readonly ok: true; readonly value: Loan }
  | { readonly ok: false; readonly problems: Partial<Record<keyof LoanTexts, InputProblem>> };

/** Reads the three fields together: a loan only when all three are good. */
export function parseLoan(texts: LoanTexts): ParsedLoan {
  const loan = parseDollars(texts.loan);
  const rate = parseRate(texts.rate);
  const years = parseTermYears(texts.years);
  if (loan.ok && rate.ok && years.ok) {
    const value = {
      amountCents: loan.value,
      annualRatePercent: rate.value,
      termMonths: years.value,
    };
    return { ok: true, value };
  }
  const problems = {
    ...(!loan.ok && { loan: loan.problem }),
    ...(!rate.ok && { rate: rate.problem }),
    ...(!years.ok && { years: years.problem }),
  };
  return { ok: false, problems };
}

/** Whole cents as `parseDollars` reads them back: 30000000 gives "300000", 30000050 "300000.50". */
export function dollarsText(cents: number): string {
  const dollars = cents / 100;
  return Number.isInteger(dollars) ? String(dollars) : dollars.toFixed(2);
}

/** Percent as `parseRate` reads it back, with every digit: 6.125 gives "6.125". */
export function percentText(percent: number): string {
  return plainDecimal(percent);
}

/** Months as years that `parseTermYears` reads back: 360 gives "30", 88 gives "7.33". */
export function termYearsText(months: number): string {
  return String(roundHalfUp((months / 12) * 100) / 100);
}
