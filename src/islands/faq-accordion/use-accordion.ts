import { useEffect } from 'react';
import { copyLink } from './copy-link.ts';

/** Closes the items of the group other than `kept`, which not every browser does by itself. */
function closeOthers(root: HTMLElement, kept: EventTarget | null | undefined): void {
  if (!(kept instanceof HTMLDetailsElement) || !kept.open) return;
  for (const item of root.querySelectorAll('details')) {
    if (item !== kept) item.open = false;
  }
}

/** The open item that was pressed last, as far as the focus tells. */
function lastOpened(root: HTMLElement): HTMLDetailsElement | undefined {
  const open = [...root.querySelectorAll<HTMLDetailsElement>('details[open]')];
  return open.find((item) => item.contains(document.activeElement)) ?? open.at(-1);
}

/** Opens the item that the address names, where the browser has not done so. */
function openNamed(root: HTMLElement): void {
  const mark = document.getElementById(location.hash.slice(1));
  const item = mark && root.contains(mark) ? mark.closest('details') : null;
  if (!item || item.open) return;
  item.open = true;
  mark?.scrollIntoView();
}

/**
 * Keeps the pressed question where it is on the screen while an answer above it
 * closes; otherwise the answer that opens may begin above the window.
 */
function keepInPlace(summary: HTMLElement): void {
  const before = summary.getBoundingClientRect().top;
  requestAnimationFrame(() => {
    const moved = summary.getBoundingClientRect().top - before;
    scrollBy({ top: moved, behavior: 'instant' });
  });
}

/** Adds to the native disclosures under `root` what browsers leave out. */
export function useAccordion(root: HTMLElement | null): void {
  useEffect(() => {
    if (!root) return undefined;
    const listening = new AbortController();
    const { signal } = listening;

    const clicked = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return;
      const summary = event.target.closest('summary');
      const link = event.target.closest<HTMLAnchorElement>('a[href^="#"]');
      if (summary) keepInPlace(summary);
      else if (link) copyLink(event, link);
    };
    root.addEventListener('click', clicked, { signal });

    const toggled = ({ target }: Event) => {
      closeOthers(root, target);
    };
    if (!('name' in HTMLDetailsElement.prototype)) {
      closeOthers(root, lastOpened(root));
      root.addEventListener('toggle', toggled, { signal, capture: true });
    }

    const addressChanged = () => {
      openNamed(root);
    };
    addEventListener('hashchange', addressChanged, { signal });
    addressChanged();

    return () => {
      listening.abort();
    };
  }, [root]);
}
