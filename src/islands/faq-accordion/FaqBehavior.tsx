import type { ReactNode } from 'react';
import { useIntentReady } from '../use-intent-ready.ts';
import { useServedElement } from '../use-served-element.ts';
import { useAccordion } from './use-accordion.ts';

interface Props {
  /** ID of the element in the child that holds all questions. */
  list: string;
  children?: ReactNode;
}

/**
 * Comfort for the native disclosures in its child, which is the server's HTML:
 * React adds behavior to it and renders nothing of its own.
 */
export function FaqBehavior({ list, children }: Props) {
  const root = useServedElement(list);
  useAccordion(root);
  useIntentReady(root);
  return children;
}
