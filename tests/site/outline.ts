/** Where things stand on a built page. */
import type { BuiltPage } from './built-site.ts';
import { printed } from './content.ts';
import { textOf } from './text.ts';

/** What lies between header and footer. */
export function mainOf({ document, path }: BuiltPage): Element {
  const main = document.querySelector('main');
  if (!main) throw new Error(`${path} has no main element.`);
  return main;
}

/** Texts that do not stand in the main part of a page after the text before them; tokens are printed first. */
export function misplaced(page: BuiltPage, parts: readonly string[]): string[] {
  const seen = textOf(mainOf(page));
  let from = 0;
  return parts.map(printed).filter((part) => {
    const at = seen.indexOf(part, from);
    if (at !== -1) from = at + part.length;
    return at === -1;
  });
}

/** Addresses of the links inside an element. */
export const linksIn = (root: ParentNode, selector = 'a') =>
  [...root.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');
