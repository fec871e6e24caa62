import type { Page } from '@playwright/test';

/** Fields without a label that can be seen, also where they are folded away; a placeholder is none. */
export const unlabelledFields = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const isSeen = (label: HTMLLabelElement) => {
      const { width, height } = label.getBoundingClientRect();
      const words = label.innerText.trim();
      // A label for screen readers alone is clipped to a single pixel.
      return (
        label.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        words !== '' &&
        width > 2 &&
        height > 2
      );
    };
    const fields = document.querySelectorAll<
      HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
    >('input:not([type="hidden"]), select, textarea');
    return [...fields]
      .filter((field) => field.checkVisibility() && ![...(field.labels ?? [])].some(isSeen))
      .map((field) => field.outerHTML.slice(0, 120));
  });
