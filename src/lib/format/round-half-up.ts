/** Room for the few rounding errors of one double-precision formula: 8 units in the last place. */
const RELATIVE_TOLERANCE = 2 ** -50;

/**
 * Rounds to the nearest whole number; a half goes away from zero (2.5 to 3, -2.5 to -3).
 *
 * A value that binary arithmetic left a hair under a half counts as the half it stands for:
 * 1896.205 x 100 is 189620.49999999997 in doubles and still rounds to 189621.
 *
 * @throws RangeError when the value is not finite.
 */
export function roundHalfUp(value: number): number {
  if (!Number.isFinite(value)) {
    throw new RangeError(`Cannot round ${value}: pass a finite number.`);
  }
  if (Number.isInteger(value)) return value;
  const size = Math.abs(value);
  const rounded = Math.floor(size + 0.5 + size * RELATIVE_TOLERANCE);
  return value < 0 && rounded > 0 ? -rounded : rounded;
}
