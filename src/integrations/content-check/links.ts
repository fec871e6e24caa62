/** Faults that show in the built pages: links and anchors that lead nowhere. */
import type { Problem } from './problem.ts';
import { offer } from './show.ts';

/** A built page by its address, for example "/blog/closing-costs". */
export type BuiltPages = ReadonlyMap<string, string>;

const withoutCode = (html: string) => html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
const idsIn = (html: string) =>
  new Set([...html.matchAll(/\sid="(?<id>[^"]+)"/g)].map(({ groups }) => groups?.id ?? ''));

/**
 * Links of every page whose page or anchor does not exist.
 * @param files other files of the site, for example "/rss.xml"
 * @param expected addresses that have no page on purpose
 */
export function brokenLinks(
  pages: BuiltPages,
  files: ReadonlySet<string>,
  expected: ReadonlySet<string>,
): Problem[] {
  const ids = new Map([...pages].map(([path, html]) => [path, idsIn(html)]));
  const problems: Problem[] = [];
  for (const [path, html] of pages) {
    const links = withoutCode(html).matchAll(/<a\b[^>]*?\shref="(?<href>[#/][^"]*)"/g);
    for (const href of new Set([...links].map(({ groups }) => groups?.href ?? ''))) {
      const [target = '', anchor] = href.split('#');
      const page = target === '' ? path : (target.split('?')[0] ?? target);
      if (expected.has(page) || files.has(page)) continue;
      const known = ids.get(page);
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
