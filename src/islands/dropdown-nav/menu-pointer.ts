import { menuAt } from './menu-parts.ts';
import type { MenuParts } from './menu-parts.ts';
import { MENU_DELAYS } from './menu-timing.ts';
import type { MenuEvent } from './menu-timing.ts';

type Point = Readonly<Record<'x' | 'y', number>>;
type Box = Readonly<Record<'left' | 'right' | 'top', number>>;

/**
 * Whether a pointer that moved from `from` to `to` is on its way down into the
 * panel below: the straight line meets the panel's upper edge. It lets a
 * visitor cross the neighbor of a trigger without losing the open menu.
 * All lengths in CSS pixels of the viewport.
 */
export function isHeadingInto(panel: Box, from: Point, to: Point): boolean {
  const down = to.y - from.y;
  if (down <= 0) return false;
  const x = to.x + ((to.x - from.x) / down) * (panel.top - to.y);
  return x >= panel.left && x <= panel.right;
}

function hoveredMenu(menus: MenuParts[]): number {
  return menus.findIndex(({ item }) => item.matches(':hover'));
}

/**
 * The menu under the pointer and since when, in ms of `performance.now()`. The style sheet's
 * transition has timed the hover so far; without a running one, the hover has lasted long enough.
 */
export function currentHover(menus: MenuParts[]): { menu: number; at: number } | undefined {
  const menu = hoveredMenu(menus);
  const panel = menus[menu]?.panel;
  if (!panel) return undefined;
  const counted = panel.getAnimations()[0]?.currentTime;
  const elapsed = typeof counted === 'number' ? counted : MENU_DELAYS.open;
  return { menu, at: performance.now() - elapsed };
}

/**
 * Turns hovering into `enter` and `leave` (a finger does not hover), a click on a trigger into
 * `press`, a press that begins and ends outside the menus into `press-outside`, and leaving the
 * page into `dismiss`.
 */
export function listenForPointer(
  root: HTMLElement,
  menus: MenuParts[],
  send: (event: MenuEvent) => void,
  signal: AbortSignal,
): void {
  let hovered = hoveredMenu(menus);
  let last = { x: 0, y: 0 };
  let dragging = false;

  const move = (to: number, point: Point) => {
    if (to === hovered) return;
    const from = menus[hovered];
    const at = performance.now();
    hovered = to;
    if (to === -1) {
      send({ type: 'leave', at, inUse: from?.item.querySelector(':focus-visible') !== null });
    } else {
      const panel = from?.panel.getBoundingClientRect();
      const towardsPanel = panel !== undefined && isHeadingInto(panel, last, point);
      send({ type: 'enter', menu: to, at, towardsPanel });
    }
  };
  const moveUnlessHeld = (event: PointerEvent, target: EventTarget | null) => {
    // While a button is held, the pointer selects text or drags.
    if (event.pointerType !== 'touch' && !dragging && !event.buttons)
      move(menuAt(menus, target), event);
  };

  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => {
    root.addEventListener(type, listener, { signal });
  };

  on('pointerover', (event) => {
    moveUnlessHeld(event, event.target);
  });
  on('pointerout', (event) => {
    moveUnlessHeld(event, event.relatedTarget);
  });
  on('pointermove', ({ x, y }) => {
    last = { x, y };
  });
  // A dragged link takes the pointer along, which has not left until the drop.
  on('dragstart', () => {
    dragging = true;
  });
  on('dragend', (event) => {
    dragging = false;
    move(menuAt(menus, document.elementFromPoint(event.x, event.y)), event);
  });
  on('click', ({ target, timeStamp: at }) => {
    const menu = menus.findIndex(({ trigger }) => trigger.contains(target as Node));
    if (menu !== -1) send({ type: 'press', menu, at });
  });

  let beganOutside = false;
  const began = ({ target }: Event) => {
    beganOutside = menuAt(menus, target) === -1;
  };
  document.addEventListener('pointerdown', began, { signal });
  const ended = ({ target, timeStamp: at }: Event) => {
    if (beganOutside && menuAt(menus, target) === -1) send({ type: 'press-outside', at });
  };
  document.addEventListener('pointerup', ended, { signal });

  // The back button may restore this page as it was left.
  const leave = () => {
    send({ type: 'dismiss' });
  };
  addEventListener('pagehide', leave, { signal });

  // A press inside a frame fires no event here, but it moves the focus.
  const intoFrame = () => {
    if (document.activeElement instanceof HTMLIFrameElement)
      send({ type: 'press-outside', at: performance.now() });
  };
  addEventListener('blur', intoFrame, { signal });
}
