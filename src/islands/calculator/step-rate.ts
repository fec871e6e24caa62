import { roundHalfUp } from '../../lib/format/round-half-up.ts';
import { parsePercentOrZero, percentText } from '../../lib/mortgage/parse-inputs.ts';

/** One press of an arrow key, in thousandths of a percentage point: 0.1 points. */
const STEP = 100;

/**
 * The rate one step up (1) or down (-1) from the one typed: "6.5" gives "6.6". Undefined where
 * there is no rate to step from, or the step would leave the rates that can be calculated.
 */
export function steppedRate(text: string, direction: 1 | -1): string | undefined {
  const rate = parsePercentOrZero(text);
  if (rate === undefined) return undefined;
  const stepped = (roundHalfUp(rate * 1000) + direction * STEP) / 1000;
  return stepped > 0 && stepped <= 100 ? percentText(stepped) : undefined;
}

/** What a native keyboard event and React's have in common. */
type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'currentTarget' | 'preventDefault'
>;

/** Up and down arrows step the rate, as they do in a numeric field. */
export function stepRate(event: KeyPress): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event;
  if ((key !== 'ArrowUp' && key !== 'ArrowDown') || altKey || ctrlKey || metaKey || shiftKey)
    return;
  if (!(currentTarget instanceof HTMLInputElement)) return;
  event.preventDefault();
  const rate = steppedRate(currentTarget.value, key === 'ArrowUp' ? 1 : -1);
  if (rate === undefined) return;
  currentTarget.value = rate;
  currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
}
