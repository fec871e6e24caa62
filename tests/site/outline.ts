/** Where things stand on a built page. */
import type { BuiltPage } from './built-site.ts';
import { printed } from './content.ts';
import { textOf } from './text.ts';

/**
 * The first element that matches.
 * @throws when the page has none
 */
export function partOf({ document, path }: BuiltPage, selector: string): Element {
  const part = document.querySelector(selector);
  if (!part) throw new Error(`${path} has no ${selector}.`);
  return part;
}

/** What lies between header and footer. */
export const mainOf = (page: BuiltPage) => partOf(page, 'main');

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
