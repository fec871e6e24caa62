/** Why a typed figure was not taken. */
export type InputProblem =
  | 'empty'
  | 'not-a-number'
  | 'negative'
  | 'zero'
  | 'exponent'
  | 'group-separators'
  | 'too-many-decimals'
  | 'too-small'
  | 'too-large'
  | 'not-whole';

/** A figure that was read, or the named reason why not. */
export type Parsed<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: InputProblem };

export function accepted<T>(value: T): Parsed<T> {
  return { ok: true, value };
}

export function refused(problem: InputProblem): {
  readonly ok: false;
  readonly problem: InputProblem;
} {
  return { ok: false, problem };
}

/** No figure within the bounds needs more; a pasted page does not reach the patterns below. */
const LONGEST_TEXT = 40;

const PLAIN = /^(?:\d+\.?\d*|\.\d+)$/;
const GROUPED = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;
const EXPONENT = /^[\d.,]+e[+-]?\d+$/i;
const DIGITS_AND_SEPARATORS = /^[\d.,\s]+$/;
const MINUS = /^[-\u2212]/;

/**
 * Reads an unsigned US decimal: `300000`, `6.125`, `.5` and, where `groups` allows it, `300,000.50`.
 *
 * Refuses signs, exponents, and separators that could mean two things (`3,00`, `300.000,00`), rather
 * than guess. Spaces around the figure do not matter.
 *
 * @returns the figure as plain digits with at most one point, so that no digit is lost before
 *   rounding: "300000.50"
 */
export function readDecimal(text: string, { groups }: { groups: boolean }): Parsed<string> {
  const figure = text.trim();
  if (figure === '') return refused('empty');
  if (MINUS.test(figure)) return refused('negative');
  if (figure.length > LONGEST_TEXT) return refused('too-large');
  if (PLAIN.test(figure)) return accepted(figure);
  if (groups && GROUPED.test(figure)) return accepted(figure.replaceAll(',', ''));
  if (EXPONENT.test(figure)) return refused('exponent');
  if (DIGITS_AND_SEPARATORS.test(figure)) return refused('group-separators');
  return refused('not-a-number');
}

/** A non-negative number as a plain decimal with all its digits and no exponent: 1e-7 gives "0.0000001". */
export function plainDecimal(value: number): string {
  const [digits = '', exponent] = String(value).split('e-');
  if (exponent === undefined) return digits;
  const leadingZeros = '0'.repeat(Number(exponent) - 1);
  return `0.${leadingZeros}${digits.replace('.', '')}`;
}
