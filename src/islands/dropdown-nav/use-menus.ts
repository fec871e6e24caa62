import { useEffect, useLayoutEffect, useReducer } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { listenForKeys } from './menu-keys.ts';
import { menuParts } from './menu-parts.ts';
import { currentHover, listenForPointer } from './menu-pointer.ts';
import { closedMenus, menuTiming } from './menu-timing.ts';
import type { MenuEvent } from './menu-timing.ts';

/**
 * Runs the menus of the served HTML under `root`: feeds pointer, keys and the
 * clock to `menuTiming`, and writes its answer back as `aria-expanded`, which
 * the style sheet turns into a visible panel.
 */
export function useMenus(root: RefObject<HTMLElement | null>): void {
  const [{ open, due }, dispatch] = useReducer(menuTiming, closedMenus);

  useLayoutEffect(() => {
    if (!root.current) return;
    for (const [menu, { trigger, panel }] of menuParts(root.current).entries()) {
      if (menu !== open && panel.contains(document.activeElement)) trigger.focus();
      trigger.setAttribute('aria-expanded', String(menu === open));
    }
  }, [root, open]);

  useEffect(() => {
    if (!root.current) return undefined;
    const menus = menuParts(root.current);
    const hover = currentHover(menus);
    if (hover) {
      dispatch({ type: 'enter', ...hover });
      dispatch({ type: 'tick', at: performance.now() });
    }
    root.current.querySelector('nav')?.setAttribute('data-ready', '');
    const listening = new AbortController();
    const send = (event: MenuEvent) => {
      flushSync(() => {
        dispatch(event);
      });
    };
    listenForPointer(root.current, menus, send, listening.signal);
    listenForKeys(root.current, menus, send, listening.signal);
    return () => {
      listening.abort();
    };
  }, [root]);

  useEffect(() => {
    if (!due) return undefined;
    // The browser may ring a fraction of a ms early; what was asked for is due all the same.
    const timer = setTimeout(() => {
      dispatch({ type: 'tick', at: due.at });
    }, due.at - performance.now());
    return () => {
      clearTimeout(timer);
    };
  }, [due]);
}
