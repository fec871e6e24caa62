import { LARGEST } from './loan.ts';
import { accepted, readDecimal, refused, type Parsed } from './number-text.ts';

/** Reads the number of a payment, a whole number from 1 to `LARGEST.termMonths`. */
export function parsePaymentNumber(text: string): Parsed<number> {
  const decimal = readDecimal(text, { groups: false });
  if (!decimal.ok) return decimal;
  const number = Number(decimal.value);
  if (number === 0) return refused('zero');
  if (number > LARGEST.termMonths) return refused('too-large');
  return Number.isInteger(number) ? accepted(number) : refused('not-whole');
}
