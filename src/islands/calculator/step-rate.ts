import { roundHalfUp } from '../../lib/format/round-half-up.ts';
import { parsePercentOrZero, percentText } from '../../lib/mortgage/parse-inputs.ts';

/** One press of an arrow key, in thousandths of a percent: 0.1 percent. */
const STEP = 100;

/**
 * The rate one step up (1) or down (-1) from the one typed: "6.5" gives "6.6". Undefined where
 * there is no rate to step from, or the step would leave the rates that can be calculated.
 */
export function steppedRate(text: string, direction: 1 | -1): string | undefined {
  const rate = parsePercentOrZero(text);
  if (!rate.ok) return undefined;
  const stepped = (roundHalfUp(rate.value * 1000) + direction * STEP) / 1000;
  return stepped > 0 && stepped <= 100 ? percentText(stepped) : undefined;
}
