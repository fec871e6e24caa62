import { roundHalfUp } from './round-half-up.ts';

const SMALLEST_IN_THOUSANDTHS = 0.001;

const PLAIN = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });
const TINY = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 });

/**
 * A percent figure (6.5 means 6.5 of a hundred) with up to three decimals, half up:
 * 6.5 gives "6.5%", 6.125 gives "6.125%", 7 gives "7%".
 *
 * A figure under 0.001 keeps its first three digits instead, so that a rate above zero never
 * reads "0%". Never prints an exponent.
 *
 * @throws RangeError when the figure is not finite.
 */
export function formatPercent(percent: number): string {
  const size = Math.abs(percent);
  if (size > 0 && size < SMALLEST_IN_THOUSANDTHS) return `${TINY.format(percent)}%`;
  return `${PLAIN.format(roundHalfUp(percent * 1000) / 1000)}%`;
}
