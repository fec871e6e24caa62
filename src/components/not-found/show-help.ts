import { suggest } from '../../lib/not-found/suggest';
import type { KnownAddresses } from '../../lib/not-found/suggest';

/** Logs the attempted path and reveals the help that fits it. */
export function showHelp(page: Document, path: string): void {
  // eslint-disable-next-line no-console -- the owner wants attempted paths in the console
  console.error(`404: no page at ${path}`);
  const data = page.getElementById('known-addresses');
  const help = page.querySelector('[data-not-found]');
  if (!data || !help) return;
  // The build wrote this JSON from the same type.
  const known = JSON.parse(data.textContent) as KnownAddresses;
  const suggestion = suggest(path, known);
  if (suggestion.kind === 'page') {
    const link = help.querySelector('a');
    link?.setAttribute('href', suggestion.href);
    link?.replaceChildren(suggestion.title);
    help.querySelector('[data-meant]')?.removeAttribute('hidden');
  }
  if (suggestion.kind === 'program') {
    help.querySelector('strong')?.replaceChildren(suggestion.title);
    help.querySelector('[data-program]')?.removeAttribute('hidden');
  }
}
