import { useEffect, useLayoutEffect, useReducer } from 'react';
import type { ReactNode } from 'react';
import { useIntentReady } from '../use-intent-ready.ts';
import { useServedElement } from '../use-served-element.ts';
import { listenForKeys } from './menu-keys.ts';
import { menuParts } from './menu-parts.ts';
import { currentHover, listenForPointer } from './menu-pointer.ts';
import { closedMenus, menuTiming } from './menu-timing.ts';

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

/**
 * Runs the menus under `root`: sends pointer, keys and clock to `menuTiming`, and writes the new state
 * back as `aria-expanded`, which the style sheet turns into a visible panel.
 */
function useMenus(root: HTMLElement | null): void {
  const [{ open, due }, send] = useReducer(menuTiming, closedMenus);
  const [started, start] = useReducer(() => true, false);

  useLayoutEffect(() => {
    if (!root) return;
    for (const [menu, { trigger, panel }] of menuParts(root).entries()) {
      if (menu !== open && panel.contains(document.activeElement)) trigger.focus();
      trigger.setAttribute('aria-expanded', String(menu === open));
    }
    // In the same frame, so that a menu which the style sheet holds open doesn't flicker.
    if (started) root.setAttribute('data-ready', '');
  }, [root, open, started]);

  useEffect(() => {
    if (!root) return undefined;
    const menus = menuParts(root);
    const hover = currentHover(menus);
    if (hover) {
      send({ type: 'enter', ...hover });
      send({ type: 'tick', at: performance.now() });
    }
    start();
    const listening = new AbortController();
    listenForPointer(root, menus, send, listening.signal);
    listenForKeys(root, menus, send, listening.signal);
    return () => {
      listening.abort();
    };
  }, [root]);

  useEffect(() => {
    if (!due) return undefined;
    // A timer may fire a fraction of a millisecond early; send the time that was asked for.
    const timer = setTimeout(() => {
      send({ type: 'tick', at: due.at });
    }, due.at - performance.now());
    return () => {
      clearTimeout(timer);
    };
  }, [due]);
}
