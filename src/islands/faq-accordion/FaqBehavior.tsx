import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { copyLink } from '../copy-link.ts';
import { useIntentReady, useServedElement } from '../use-island.ts';

/** ID of the element in the child that holds all questions. */
export const QUESTIONS_ID = 'faqs-list';

/**
 * Enhances the native disclosures in its child, which is the server's HTML: React adds behavior to it
 * and renders nothing of its own.
 */
export function FaqBehavior({ children }: { children?: ReactNode }) {
  const root = useServedElement(QUESTIONS_ID);
  useAccordion(root);
  useIntentReady(root);
  return children;
}

/** Closes all items but `current`, which older browsers don't do by themselves. */
function closeOthers(root: HTMLElement, current: EventTarget | null | undefined): void {
  if (!(current instanceof HTMLDetailsElement) || !current.open) return;
  for (const item of root.querySelectorAll('details')) {
    if (item !== current) item.open = false;
  }
}

/** The open item that was pressed last, as far as the focus tells. */
function lastOpened(root: HTMLElement): HTMLDetailsElement | undefined {
  const open = [...root.querySelectorAll<HTMLDetailsElement>('details[open]')];
  return open.find((item) => item.contains(document.activeElement)) ?? open.at(-1);
}

/** Opens the item that the page's fragment names, where the browser has not done so. */
function openTarget(root: HTMLElement): void {
  const target = document.getElementById(location.hash.slice(1));
  const item = target && root.contains(target) ? target.closest('details') : null;
  if (!item || item.open) return;
  item.open = true;
  target?.scrollIntoView();
}

/** A click with a modifier key opens a tab or window, or saves the link. */
const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

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
function useAccordion(root: HTMLElement | null): void {
  useEffect(() => {
    if (!root) return undefined;
    const listening = new AbortController();
    const { signal } = listening;

    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return;
      const summary = event.target.closest('summary');
      const link = event.target.closest<HTMLAnchorElement>('a[href^="#"]');
      if (summary) keepInPlace(summary);
      else if (link && !hasModifier(event)) {
        event.preventDefault();
        history.replaceState(history.state, '', link.href);
        void copyLink(link.href, {
          copied: 'Link copied',
          failed: 'The link is in the address bar',
        });
      }
    };
    root.addEventListener('click', onClick, { signal });

    if (!('name' in HTMLDetailsElement.prototype)) {
      closeOthers(root, lastOpened(root));
      const onToggle = ({ target }: Event) => {
        closeOthers(root, target);
      };
      root.addEventListener('toggle', onToggle, { signal, capture: true });
    }

    const onHash = () => {
      openTarget(root);
    };
    addEventListener('hashchange', onHash, { signal });
    onHash();

    return () => {
      listening.abort();
    };
  }, [root]);
}
