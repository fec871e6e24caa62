import type { Page } from '@playwright/test';

/**
 * Lists the visible controls that a fingertip misses: where a touch 21 px
 * beside the middle reaches something else. A link in a sentence or a
 * table cell is as high as its line, which the guidelines allow.
 */
export const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const reach = 21;
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, summary',
    );
    const inText = (control: HTMLElement) => {
      const text = control.parentElement?.closest('p, li, dd, td');
      if (!text) return false;
      const besideWords = [...(control.parentElement?.childNodes ?? [])].some(
        (node) => node instanceof Text && /\w/.test(node.data),
      );
      const alone = text.textContent.trim() === control.textContent.trim();
      const inline = getComputedStyle(control).display === 'inline';
      return besideWords || (inline && (!alone || text.matches('td')));
    };
    const isHit = (control: HTMLElement, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (control.contains(hit) || hit.contains(control.closest('label')));
    };
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true }) || inText(control)) return [];
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = control.getBoundingClientRect();
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      // What is clipped away, as the skip link until it has the focus, is no target.
      if (!isHit(control, x, y)) return [];
      const around = [
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ] as const;
      return around.every(([left, top]) => isHit(control, left, top))
        ? []
        : [`${box.width.toFixed(0)}x${box.height.toFixed(0)} ${control.outerHTML.slice(0, 120)}`];
    });
  });
