import { startTransition, useEffect, useState } from 'react';

/** Quiet after which a value counts as settled, in milliseconds: longer than between two keys of a slow typist. */
const QUIET = 600;

/**
 * The last value that stood for a moment, for parts of the page that take long to draw; undefined
 * at first. Typing then never waits for them.
 */
export function useSettled<T>(value: T): T | undefined {
  const [settled, setSettled] = useState<T>();
  useEffect(() => {
    const settling = setTimeout(() => {
      startTransition(() => {
        setSettled(value);
      });
    }, QUIET);
    return () => {
      clearTimeout(settling);
    };
  }, [value]);
  return settled;
}
