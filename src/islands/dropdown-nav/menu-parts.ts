/** ID of the menus' `nav`. */
export const MENUS_ID = 'main-menu';

/** One menu of the served HTML: list item, trigger and panel. */
export interface MenuParts {
  readonly item: HTMLElement;
  readonly trigger: HTMLButtonElement;
  readonly panel: HTMLElement;
}

/** The menus under `root` in order; the numbers in menu events are indexes into this list. */
export function menuParts(root: HTMLElement): MenuParts[] {
  return [...root.querySelectorAll<HTMLElement>('[data-menu]')].flatMap((item) => {
    const trigger = item.querySelector('button');
    const panel = item.querySelector<HTMLElement>('[id]');
    return trigger && panel ? [{ item, trigger, panel }] : [];
  });
}

/** Takes the menus over from the browser, which has served them as popovers. */
export function endPopovers(menus: MenuParts[]): void {
  const focused = document.activeElement;
  for (const { trigger, panel } of menus) {
    trigger.removeAttribute('popovertarget');
    trigger.setAttribute('aria-controls', panel.id);
    panel.removeAttribute('popover');
  }
  // A popover that closes hands the focus back.
  if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus();
}

/** Index of the menu that holds `target`, or -1. */
export function menuAt(menus: MenuParts[], target: EventTarget | null): number {
  return menus.findIndex(({ item }) => target instanceof Node && item.contains(target));
}
