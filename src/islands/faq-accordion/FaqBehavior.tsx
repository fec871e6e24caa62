import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useIntentReady } from '../use-intent-ready.ts';
import { useAccordion } from './use-accordion.ts';

/**
 * Comfort for the native disclosures in its child, which is the server's HTML:
 * React adds behavior to it and renders nothing of its own.
 */
export function FaqBehavior({ children }: { children?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useAccordion(root);
  useIntentReady(root);
  return (
    <div ref={root} className="contents">
      {children}
    </div>
  );
}
