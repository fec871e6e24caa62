import { useEffect, useLayoutEffect, useReducer } from 'react';
import type { ReactNode } from 'react';
import { useIntentReady, useServedElement } from '../use-island.ts';
import { listenForKeys } from './menu-keys.ts';
import { endPopovers, MENUS_ID, menuParts } from './menu-parts.ts';
import { currentHover, listenForPointer } from './menu-pointer.ts';
import { closedMenus, menuTiming } from './menu-timing.ts';

/**
 * Timing, keys and states of the menus in its child, which is the server's
 * HTML: React adds behavior to it and renders nothing of its own.
 */
export function MenuBehavior({ children }: { children?: ReactNode }) {
  const root = useServedElement(MENUS_ID);
  useMenus(root);
  useIntentReady(root);
  return children;
}

/**
 * Runs the menus under `root`: sends pointer, keys and clock to `menuTiming`, and writes the new state
 * back as `aria-expanded`, which the style sheet turns into a visible panel. A menu that the browser
 * has opened meanwhile stays open.
 */
function useMenus(root: HTMLElement | null): void {
  const [{ open, due }, send] = useReducer(menuTiming, closedMenus);
  const [started, start] = useReducer(() => true, false);

  useLayoutEffect(() => {
    if (!root) return;
    if (!started) return;
    const menus = menuParts(root);
    for (const [menu, { trigger, panel }] of menus.entries()) {
      if (menu !== open && panel.contains(document.activeElement)) trigger.focus();
      trigger.setAttribute('aria-expanded', String(menu === open));
    }
    // In the same frame, so that a menu which the style sheet holds open doesn't flicker.
    endPopovers(menus);
    root.setAttribute('data-ready', '');
  }, [root, open, started]);

  useEffect(() => {
    if (!root) return undefined;
    const menus = menuParts(root);
    const hover = currentHover(menus);
    if (hover) {
      send({ type: 'enter', ...hover });
      send({ type: 'tick', at: performance.now() });
    }
    // A turned tablet may have hidden it, and then it has no boxes.
    const pressed = menus.findIndex(
      ({ panel }) => panel.matches(':popover-open') && panel.getClientRects().length > 0,
    );
    // A press in a hosted form has left the menu, which the browser doesn't notice.
    if (pressed !== -1 && !(document.activeElement instanceof HTMLIFrameElement))
      send({ type: 'press', menu: pressed, at: performance.now() });
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
