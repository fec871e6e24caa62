import { suggest } from '../../lib/not-found/suggest';
import type { KnownAddresses } from '../../lib/not-found/suggest';

/**
 * Logs the attempted path and reveals the help that fits it.
 * @throws Error that names the part of NotFoundHelp.astro that the page lacks.
 */
export function showHelp(page: Document, path: string): void {
  // eslint-disable-next-line no-console -- the owner wants attempted paths in the console
  console.error(`404: no page at ${path}`);
  const part = (selector: string) => {
    const found = page.querySelector(selector);
    if (found) return found;
    throw new Error(`NotFoundHelp.astro no longer prints "${selector}".`);
  };
  // The build wrote this JSON from the same type.
  const known = JSON.parse(part('#known-addresses').textContent) as KnownAddresses;
  const suggestion = suggest(path, known);
  if (suggestion.kind === 'page') {
    const link = part('[data-meant] a');
    link.setAttribute('href', suggestion.href);
    link.replaceChildren(suggestion.title);
    part('[data-meant]').removeAttribute('hidden');
  }
  if (suggestion.kind === 'program') {
    part('[data-program] strong').replaceChildren(suggestion.title);
    part('[data-program]').removeAttribute('hidden');
  }
}
