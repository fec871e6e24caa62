import { useSyncExternalStore } from 'react';

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
