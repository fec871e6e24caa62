import { flushSync } from 'react-dom';
import { menuAt } from './menu-parts.ts';
import type { MenuParts } from './menu-parts.ts';
import type { MenuEvent } from './menu-timing.ts';

type Steps = Readonly<Partial<Record<string, 1 | -1>>>;
const VERTICAL: Steps = { ArrowDown: 1, ArrowUp: -1 };
const HORIZONTAL: Steps = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Arrow keys, Escape and the focus's leaving, as the disclosure pattern has
 * them: left and right walk the row, down enters a panel, up leaves it, Home
 * and End lead to its first and last link. When a turned tablet hides the menus,
 * the focus goes to the button of the phone menu, and from there back to the row.
 */
export function listenForKeys(
  root: HTMLElement,
  menus: MenuParts[],
  send: (event: MenuEvent) => void,
  signal: AbortSignal,
): void {
  const row = [...root.querySelectorAll<HTMLElement>('nav > ul > li > :is(a, button)')];

  const neighbor = (key: string, focused: HTMLElement): HTMLElement | undefined => {
    const menu = menuAt(menus, focused);
    const { trigger, panel } = menus[menu] ?? {};
    const sideways = HORIZONTAL[key];
    if (sideways) return row[row.indexOf(trigger ?? focused) + sideways];
    if (!trigger || !panel) return undefined;
    const links = [...panel.querySelectorAll('a')];
    if (focused !== trigger && (key === 'Home' || key === 'End'))
      return links.at(key === 'Home' ? 0 : -1);
    const step = VERTICAL[key];
    if (!step) return undefined;
    if (focused !== trigger)
      return [trigger, ...links][links.indexOf(focused as HTMLAnchorElement) + 1 + step];
    // The focus can only go into a panel that is already visible.
    flushSync(() => {
      send({ type: 'show', menu });
    });
    return links.at(step === 1 ? 0 : -1);
  };

  const pressed = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = neighbor(key, target);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  root.addEventListener('keydown', pressed, { signal });

  // A press takes the focus along; menu-pointer.ts says what it means.
  let pressing = false;
  for (const type of ['pointerdown', 'keydown'] as const) {
    const used = () => {
      pressing = type === 'pointerdown';
    };
    document.addEventListener(type, used, { signal, capture: true });
  }
  const left = ({ target, relatedTarget }: FocusEvent) => {
    const menu = pressing ? undefined : menus[menuAt(menus, target)];
    if (menu && relatedTarget instanceof Node && !menu.item.contains(relatedTarget)) {
      send({ type: 'dismiss' });
    }
  };
  root.addEventListener('focusout', left, { signal });

  // Turning a tablet can put the phone menu's button in place of the menus, and back. An element that
  // isn't rendered has no boxes; Safari before 17.4 has no checkVisibility().
  const phoneButton = document.querySelector<HTMLElement>('[popovertarget="mobile-menu"]');
  const turned = () => {
    const { activeElement } = document;
    if (root.getClientRects().length > 0) {
      if (activeElement === phoneButton) root.querySelector<HTMLElement>('.top')?.focus();
      return;
    }
    if (root.contains(activeElement)) phoneButton?.focus();
    send({ type: 'dismiss' });
  };
  addEventListener('resize', turned, { signal });

  const escaped = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') send({ type: 'dismiss' });
  };
  document.addEventListener('keydown', escaped, { signal });
}
