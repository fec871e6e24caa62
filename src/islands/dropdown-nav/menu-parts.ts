/** One menu of the served HTML: list item, trigger and panel. */
export interface MenuParts {
  readonly item: HTMLElement;
  readonly trigger: HTMLButtonElement;
  readonly panel: HTMLElement;
}

/** The menus under `root` in order; the numbers in menu events are indexes into this list. */
export function menuParts(root: HTMLElement): MenuParts[] {
  const triggers = root.querySelectorAll<HTMLButtonElement>('button[aria-controls]');
  return [...triggers].flatMap((trigger) => {
    const item = trigger.closest('li');
    const panel = document.getElementById(String(trigger.getAttribute('aria-controls')));
    return item && panel ? [{ item, trigger, panel }] : [];
  });
}

/** Index of the menu that holds `target`, or -1. */
export function menuAt(menus: MenuParts[], target: EventTarget | null): number {
  return menus.findIndex(({ item }) => target instanceof Node && item.contains(target));
}
