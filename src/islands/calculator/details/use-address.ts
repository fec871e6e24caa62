import { useEffect } from 'react';
import type { CalculatorState } from '../../../lib/mortgage/address-state.ts';
import { addressWith } from './address-bar.ts';

/** Quiet after the last change before the address follows, in milliseconds: browsers refuse a flood. */
const QUIET = 300;

/** Keeps the figures in the page's address, so that reloading or bookmarking keeps them too. */
export function useAddress(state: CalculatorState): void {
  useEffect(() => {
    const writing = setTimeout(() => {
      history.replaceState(history.state, '', addressWith(location.href, state));
    }, QUIET);
    return () => {
      clearTimeout(writing);
    };
  }, [state]);
}
