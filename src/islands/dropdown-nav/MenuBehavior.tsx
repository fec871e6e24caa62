import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useIntentReady } from '../use-intent-ready.ts';
import { useMenus } from './use-menus.ts';

/**
 * Timing, keys and states of the menus in its child, which is the server's
 * HTML: React adds behavior to it and renders nothing of its own.
 */
export function MenuBehavior({ children }: { children?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useMenus(root);
  useIntentReady(root);
  return (
    <div ref={root} className="contents">
      {children}
    </div>
  );
}
