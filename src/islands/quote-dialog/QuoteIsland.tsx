import type { ComponentProps } from 'react';
import { useHydrated } from '../use-served-element';
import { QuoteFrame } from './QuoteFrame';

/**
 * The quote dialog's island: its child, the ways to reach us, and before it the frame, which React
 * draws once it has taken over. So hydration finds nothing that an extension could have changed.
 */
export function QuoteIsland({ children, ...frame }: ComponentProps<typeof QuoteFrame>) {
  const hydrated = useHydrated();
  return (
    <>
      {hydrated && <QuoteFrame {...frame} />}
      {children}
    </>
  );
}
