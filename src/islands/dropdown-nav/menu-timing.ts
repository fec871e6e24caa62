/** When the menus of the header open and close. Pure: no DOM, no timers; every time is in ms of one clock. */

/** Hover time before a menu opens; time in which the next one opens at once; grace before the menu closes. */
export const MENU_DELAYS = { open: 200, skip: 300, close: 150 } as const;

export interface MenuState {
  /** Index of the open menu. */
  readonly open: number | null;
  /** Opened by the hover that still goes on and not yet confirmed by a press. */
  readonly fresh: boolean;
  /** What is to be open at `at`, unless something happens before. */
  readonly due: { readonly at: number; readonly open: number | null } | null;
  /** When the pointer's leaving last closed a menu. */
  readonly closedAt: number;
}

export type MenuEvent =
  /** The pointer came to a menu; `towardsPanel` when it crosses it on its way into the open panel. */
  | { type: 'enter'; menu: number; at: number; towardsPanel?: boolean }
  /** The pointer left the menus; `inUse` when the keyboard is at work in the open one. */
  | { type: 'leave'; at: number; inUse?: boolean }
  /** Click, tap, Enter or Space on the trigger. */
  | { type: 'press'; menu: number }
  /** An arrow key asked for the menu. */
  | { type: 'show'; menu: number }
  /** Escape, a press elsewhere, or the focus went away. */
  | { type: 'dismiss' }
  /** The clock has come to `at`. */
  | { type: 'tick'; at: number };

export const closedMenus: MenuState = { open: null, fresh: false, due: null, closedAt: -Infinity };

function opened(menu: number, fresh: boolean): MenuState {
  return { open: menu, fresh, due: null, closedAt: -Infinity };
}

function entered(state: MenuState, menu: number, at: number, towardsPanel: boolean): MenuState {
  if (state.open === menu) return state.due ? { ...state, due: null } : state;
  const soonAfterAnother =
    state.open === null ? at - state.closedAt < MENU_DELAYS.skip : !towardsPanel;
  if (soonAfterAnother) return opened(menu, true);
  return { ...state, due: { at: at + MENU_DELAYS.open, open: menu } };
}

function left(state: MenuState, at: number, inUse: boolean): MenuState {
  if (state.open === null || inUse) return { ...state, due: null };
  return { ...state, due: { at: at + MENU_DELAYS.close, open: null } };
}

function ticked(state: MenuState, at: number): MenuState {
  if (!state.due || at < state.due.at) return state;
  if (state.due.open !== null) return opened(state.due.open, true);
  return { ...closedMenus, closedAt: state.due.at };
}

/**
 * The state after an event. The caller sends a `tick` at `due.at` at the
 * latest; a `press` on the menu that the same hover has just opened keeps it
 * open, and only the next one closes it.
 */
export function menuTiming(state: MenuState, event: MenuEvent): MenuState {
  switch (event.type) {
    case 'enter':
      return entered(state, event.menu, event.at, event.towardsPanel ?? false);
    case 'leave':
      return left(state, event.at, event.inUse ?? false);
    case 'press':
      return state.open === event.menu && !state.fresh ? closedMenus : opened(event.menu, false);
    case 'show':
      return opened(event.menu, false);
    case 'dismiss':
      return closedMenus;
    case 'tick':
      return ticked(state, event.at);
  }
}
