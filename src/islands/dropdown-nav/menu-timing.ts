/** When the menus of the header open and close. Pure: no DOM, no timers; every time is in ms of one clock. */

/**
 * In ms. `open`: hover before a menu opens. `skip`: after one closes, time in which the next opens at
 * once. `close`: grace before a menu closes. `doublePress`: time in which another press belongs to the
 * one that opened the menu.
 */
export const MENU_DELAYS = { open: 200, skip: 300, close: 150, doublePress: 500 } as const;

export interface MenuState {
  /** Index of the open menu. */
  readonly open: number | null;
  /** Opened by the hover that still goes on and not yet confirmed by a press. */
  readonly fresh: boolean;
  /** What will be open at `at`, unless something happens before. */
  readonly due: { readonly at: number; readonly open: number | null } | null;
  /** When a press last opened or confirmed a menu, or was part of one that did. */
  readonly pressedAt: number;
  /** When the pointer's leaving last closed a menu. */
  readonly closedAt: number;
}

export type MenuEvent =
  /** The pointer came to a menu; `towardsPanel` when it crosses it on its way into the open panel. */
  | { type: 'enter'; menu: number; at: number; towardsPanel?: boolean }
  /** The pointer left the menus; `inUse` when the keyboard is at work in the open one. */
  | { type: 'leave'; at: number; inUse?: boolean }
  /** Click, tap, Enter or Space on the trigger. */
  | { type: 'press'; menu: number; at: number }
  /** An arrow key asked for the menu. */
  | { type: 'show'; menu: number }
  /** A press that began and ended outside the menus. */
  | { type: 'press-outside'; at: number }
  /** Escape, or the focus or the visitor went away. */
  | { type: 'dismiss' }
  /** The clock has reached `at`. */
  | { type: 'tick'; at: number };

export const closedMenus: MenuState = {
  open: null,
  fresh: false,
  due: null,
  pressedAt: -Infinity,
  closedAt: -Infinity,
};

function opened(menu: number, fresh: boolean): MenuState {
  return { ...closedMenus, open: menu, fresh };
}

function pressed(state: MenuState, menu: number, at: number): MenuState {
  const again = at - state.pressedAt < MENU_DELAYS.doublePress;
  if (state.open === menu && !state.fresh && !again) return closedMenus;
  return { ...opened(menu, false), pressedAt: at };
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
 * open, and only the next one closes it, unless it is the second of a double press.
 */
export function menuTiming(state: MenuState, event: MenuEvent): MenuState {
  switch (event.type) {
    case 'enter':
      return entered(state, event.menu, event.at, event.towardsPanel ?? false);
    case 'leave':
      return left(state, event.at, event.inUse ?? false);
    case 'press':
      return pressed(state, event.menu, event.at);
    case 'show':
      return opened(event.menu, false);
    case 'press-outside':
      return event.at - state.pressedAt < MENU_DELAYS.doublePress ? state : closedMenus;
    case 'dismiss':
      return closedMenus;
    case 'tick':
      return ticked(state, event.at);
  }
}
