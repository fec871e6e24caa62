import { menuAt } from './menu-parts.ts';
import type { MenuParts } from './menu-parts.ts';
import { MENU_DELAYS } from './menu-timing.ts';
import type { MenuEvent } from './menu-timing.ts';
import { isHeadingInto } from './pointer-heading.ts';

function hoveredMenu(menus: MenuParts[]): number {
  return menus.findIndex(({ item }) => item.matches(':hover'));
}

/**
 * The menu under the pointer and since when, in ms of `performance.now()`:
 * the transition of the style sheet has counted the hover so far, or it is over.
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

  const move = (to: number, point: { x: number; y: number }) => {
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
    // While a button is held, the pointer marks text or drags.
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
  // A link that is dragged takes the pointer away; it has not left before it is dropped.
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

  // Back may bring this page as it was left.
  const leave = () => {
    send({ type: 'dismiss' });
  };
  addEventListener('pagehide', leave, { signal });

  // A press inside a frame is not heard here; the focus that it takes along is.
  const intoFrame = () => {
    if (document.activeElement instanceof HTMLIFrameElement)
      send({ type: 'press-outside', at: performance.now() });
  };
  addEventListener('blur', intoFrame, { signal });
}
