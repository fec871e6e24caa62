import { useEffect } from 'react';

/**
 * Tells the `client:intent` directive that the island can take the click that
 * was made while its code was on the way. Call it after the component's other
 * effects: they run in order, and the repeated click needs their listeners.
 *
 * @param root any element of the island, null until there is one
 */
export function useIntentReady(root: HTMLElement | null): void {
  useEffect(() => {
    root?.dispatchEvent(new Event('intent:ready', { bubbles: true }));
  }, [root]);
}
