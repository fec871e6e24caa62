import type { Page } from '@playwright/test';

/**
 * Makes a page lay out all of itself, as if it had been scrolled through. Sections far away are
 * skipped otherwise, and what is skipped can neither be too wide nor have too little contrast.
 */
export const renderAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const [sheet] = document.styleSheets;
    if (!sheet) throw new Error('The page has no style sheet to add a rule to.');
    sheet.insertRule('* { content-visibility: visible !important }');
  });
