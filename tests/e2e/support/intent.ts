/** What the tests of intent press and look at. */
import type { Page } from '@playwright/test';

export const menu = (page: Page) => page.getByRole('button', { name: 'Service Area' });
export const menuLink = (page: Page, name = 'New Albany') =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
export const dialog = (page: Page) => page.getByRole('dialog');

/** Our own script files that the page asks for. */
export function listScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/_astro\/.*\.js$/.test(pathname)) scripts.push(pathname);
  });
  return scripts;
}

/** Counts in the title how often a menu or the dialog has opened. */
export async function countOpenings(page: Page): Promise<void> {
  await page.evaluate(() => {
    let openings = 0;
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof Element)) continue;
        if (target.matches('[aria-expanded=true], dialog[open]')) openings += 1;
      }
      document.title = `Openings: ${openings}`;
    }).observe(document, { subtree: true, attributeFilter: ['aria-expanded', 'open'] });
  });
}
