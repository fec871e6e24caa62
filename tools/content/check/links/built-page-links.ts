/** Faults that show in the built pages: links and anchors that lead nowhere. */
import type { Problem } from '../problem.ts';
import { offer } from '../format-value.ts';

/** What a built page leads to and what can be led to in it. */
export interface PageLinks {
  /** Addresses of its links inside the site, each once. */
  links: readonly string[];
  ids: ReadonlySet<string>;
}

const withoutCode = (html: string) => html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');

/**
 * Keeps each text once. Thousands of pages name the same few; and each is a
 * copy, because a part of a page's text would keep the whole text in memory.
 */
export function keeper(): (text: string) => string {
  const kept = new Map<string, string>();
  return (text) => {
    const before = kept.get(text);
    if (before !== undefined) return before;
    const copy = Buffer.from(text).toString();
    kept.set(copy, copy);
    return copy;
  };
}

/** Reads links and places out of built pages. */
export function linkReader(): (html: string) => PageLinks {
  const keep = keeper();
  const found = (html: string, pattern: RegExp) =>
    new Set([...html.matchAll(pattern)].map(({ 1: text = '' }) => keep(text)));
  return (html) => ({
    links: [...found(withoutCode(html), /<a\b[^>]*?\shref="([#/][^"]*)"/g)],
    ids: found(html, /\sid="([^"]+)"/g),
  });
}

/**
 * Links of every page whose page or anchor does not exist.
 * @param pages by address, for example "/blog/closing-costs"
 * @param files other files of the site, for example "/rss.xml"
 * @param expected addresses that have no page on purpose
 */
export function brokenLinks(
  pages: ReadonlyMap<string, PageLinks>,
  files: ReadonlySet<string>,
  expected: ReadonlySet<string>,
): Problem[] {
  const problems: Problem[] = [];
  for (const [path, { links }] of pages) {
    for (const href of links) {
      const [target = '', anchor] = href.split('#');
      const page = target === '' ? path : (target.split('?')[0] ?? target);
      if (expected.has(page) || files.has(page)) continue;
      const known = pages.get(page)?.ids;
      const at = { file: path, field: 'a link of the page', found: `"${href}"` };
      if (!known) {
        const wanted = `The address of a page of this site.${offer(page, [...pages.keys()])}`;
        problems.push({ ...at, wanted, example: '/about' });
      } else if (anchor !== undefined && anchor !== '' && !known.has(decodeURIComponent(anchor))) {
        const wanted = `${page} has no place of this name.${offer(anchor, [...known], (id) => `#${id}`)}`;
        problems.push({ ...at, wanted, example: `${page}#${[...known][0] ?? 'main'}` });
      }
    }
  }
  return problems;
}
