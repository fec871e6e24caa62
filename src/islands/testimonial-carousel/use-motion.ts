import { useSyncExternalStore } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';

function subscribe(changed: () => void): () => void {
  const preference = matchMedia(REDUCED);
  preference.addEventListener('change', changed);
  document.addEventListener('visibilitychange', changed);
  return () => {
    preference.removeEventListener('change', changed);
    document.removeEventListener('visibilitychange', changed);
  };
}

function read(): 'free' | 'none' {
  return document.hidden || matchMedia(REDUCED).matches ? 'none' : 'free';
}

/**
 * Whether things may move by themselves: `none` under reduced motion and in a
 * tab that nobody sees, also when that changes later; `unknown` until React has taken over.
 */
export function useMotion(): 'free' | 'none' | 'unknown' {
  return useSyncExternalStore(subscribe, read, () => 'unknown');
}
