import { useEffect, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether React has taken over: false on the server and while hydrating, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/**
 * The element with this ID in the HTML that the server sent: null until React has taken over.
 *
 * An island returns its child as it is, finds it with this, and adds behavior or a portal. React then
 * has nothing to compare in the page, so whatever a browser extension or a translator put there
 * before stays, and so do typed text, focus, and the press on its way.
 */
export function useServedElement(id: string): HTMLElement | null {
  return useSyncExternalStore(
    neverChanges,
    () => document.getElementById(id),
    () => null,
  );
}

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
