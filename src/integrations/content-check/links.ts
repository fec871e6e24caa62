/** Faults that show in the built pages: links and anchors that lead nowhere. */
import { nearest } from '../../lib/content/nearest.ts';
import type { Fault } from './fault.ts';

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
): Fault[] {
  const ids = new Map([...pages].map(([path, html]) => [path, idsIn(html)]));
  const faults: Fault[] = [];
  for (const [path, html] of pages) {
    const links = withoutCode(html).matchAll(/<a\b[^>]*?\shref="(?<href>[#/][^"]*)"/g);
    for (const href of new Set([...links].map(({ groups }) => groups?.href ?? ''))) {
      const [target = '', anchor] = href.split('#');
      const page = target === '' ? path : (target.split('?')[0] ?? target);
      if (expected.has(page) || files.has(page)) continue;
      const known = ids.get(page);
      if (!known) {
        const meant = nearest(page, [...pages.keys()]).join(', ');
        faults.push({
          where: path,
          what: `links to ${href}, which does not exist. Nearest: ${meant}.`,
        });
      } else if (anchor !== undefined && anchor !== '' && !known.has(decodeURIComponent(anchor))) {
        faults.push({
          where: path,
          what: `links to ${href}, but ${page} has no place named "${anchor}". Nearest: ${nearest(anchor, [...known]).join(', ')}.`,
        });
      }
    }
  }
  return faults;
}
