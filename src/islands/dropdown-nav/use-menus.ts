import { useEffect, useLayoutEffect, useReducer } from 'react';
import { listenForKeys } from './menu-keys.ts';
import { menuParts } from './menu-parts.ts';
import { currentHover, listenForPointer } from './menu-pointer.ts';
import { closedMenus, menuTiming } from './menu-timing.ts';

/**
 * Runs the menus of the served HTML in the `nav` that is `root`: feeds pointer, keys and the
 * clock to `menuTiming`, and writes its answer back as `aria-expanded`, which
 * the style sheet turns into a visible panel.
 */
export function useMenus(root: HTMLElement | null): void {
  const [{ open, due }, send] = useReducer(menuTiming, closedMenus);
  const [started, start] = useReducer(() => true, false);

  useLayoutEffect(() => {
    if (!root) return;
    for (const [menu, { trigger, panel }] of menuParts(root).entries()) {
      if (menu !== open && panel.contains(document.activeElement)) trigger.focus();
      trigger.setAttribute('aria-expanded', String(menu === open));
    }
    // In the same breath, so that a menu which the style sheet holds open does not blink.
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
    // The browser may ring a fraction of a ms early; what was asked for is due all the same.
    const timer = setTimeout(() => {
      send({ type: 'tick', at: due.at });
    }, due.at - performance.now());
    return () => {
      clearTimeout(timer);
    };
  }, [due]);
}
