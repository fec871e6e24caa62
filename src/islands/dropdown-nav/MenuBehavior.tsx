import type { ReactNode } from 'react';
import { useIntentReady } from '../use-intent-ready.ts';
import { useServedElement } from '../use-served-element.ts';
import { useMenus } from './use-menus.ts';

interface Props {
  /** ID of the menus' `nav` in the child. */
  nav: string;
  children?: ReactNode;
}

/**
 * Timing, keys and states of the menus in its child, which is the server's
 * HTML: React adds behavior to it and renders nothing of its own.
 */
export function MenuBehavior({ nav, children }: Props) {
  const root = useServedElement(nav);
  useMenus(root);
  useIntentReady(root);
  return children;
}
