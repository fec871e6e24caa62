import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Tells the `client:intent` directive that the island can take the click that
 * was made while its code was on the way. Call it after the component's other
 * effects: they run in order, and the repeated click needs their listeners.
 */
export function useIntentReady(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    root.current?.dispatchEvent(new Event('intent:ready', { bubbles: true }));
  }, [root]);
}
