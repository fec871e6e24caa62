import { nearest } from '../../../src/lib/content/nearest.ts';
import { cleanPath } from '../../../src/lib/urls.ts';
import type { Redirect } from '../../../src/schemas/redirects.ts';

/** Where editors write moved addresses. */
export const redirectsFile = 'src/content/redirects/redirects.json';

/** Addresses of this build without file ending, "/", "/blog/one". */
type Pages = ReadonlySet<string>;

/** Files that feed readers and search engines ask for at other addresses of an older site. */
const files: ReadonlySet<string> = new Set(['/rss.xml', '/sitemap-index.xml']);

/** What is wrong with an entry, and what to do. */
interface Fault {
  /** Goes on after the old address: "is part of a redirect loop". */
  what: string;
  remedy: string;
}

/**
 * Faults of the editors' list: an address twice, one that is a page, a circle,
 * a detour over another old address, a target that is no page.
 */
export function faultsOfRedirects(
  redirects: readonly Redirect[],
  pages: Pages,
): { index: number; from: string; fault: Fault }[] {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  // From the last to the first, so that of two the first stays.
  const entries = new Map(
    redirects.map(({ from }, index): [string, number] => [folded(from), index]).reverse(),
  );
  const foldedPages = new Map([...pages].map((page) => [folded(page), page]));
  return redirects.flatMap(({ from, to }, index) => {
    const first = entries.get(folded(from)) ?? index;
    const fault =
      first !== index
        ? {
            what: `is already in entry ${first + 1}${redirects[first]?.from === from ? '' : ', apart from capital letters'}`,
            remedy: 'Delete one of the two.',
          }
        : (overPage(from, foldedPages.get(folded(cleanPath(from)))) ??
          faultOf(from, to, targets, pages));
    return fault === undefined ? [] : [{ index, from, fault }];
  });
}

/** Some hosts tell capital letters from small ones and some do not, so that two such entries are one. */
const folded = (address: string) => address.toLowerCase();

function overPage(from: string, page: string | undefined): Fault | undefined {
  if (page === undefined) return undefined;
  return {
    what:
      page === from
        ? 'is a page on this site, which visitors could no longer reach'
        : from === cleanPath(from)
          ? `is the page "${page}" apart from capital letters, which some hosts ignore`
          : `is another spelling of the page "${page}", to which hosts already redirect it`,
    remedy: 'Delete this entry, or the page.',
  };
}

function faultOf(
  from: string,
  to: string,
  targets: ReadonlyMap<string, string>,
  pages: Pages,
): Fault | undefined {
  const way = followed(from, targets);
  const end = way.at(-1) ?? to;
  if (way.indexOf(end) !== way.length - 1) {
    return {
      what: `is part of a redirect loop: ${way.join(' -> ')}`,
      remedy: 'Point one of them to a page.',
    };
  }
  if (way.length > 2)
    return { what: `leads to "${to}", which moved too`, remedy: `Write "to": "${end}".` };
  if (to.startsWith('/') && !pages.has(to) && !files.has(to)) {
    return {
      what: `leads to "${to}", which is not a page on this site`,
      remedy: closest(to, pages),
    };
  }
  return undefined;
}

/** The addresses from one on, each leading to the next; ends with the first that returns. */
function followed(from: string, targets: ReadonlyMap<string, string>): string[] {
  const way = [from];
  for (let next = targets.get(from); next !== undefined; next = targets.get(next)) {
    const returned = way.includes(next);
    way.push(next);
    if (returned) break;
  }
  return way;
}

/**
 * Published addresses that a visitor would no longer find.
 * @returns One line for each: the address and what to write.
 */
export function lostAddresses(
  published: readonly string[],
  redirects: readonly Redirect[],
  pages: Pages,
): string[] {
  return published
    .filter((address) => isLost(address, redirects, pages))
    .map(
      (address) =>
        `"${address}" was public and has neither a page nor a redirect now. ${closest(address, pages)} ` +
        `Add { "from": "${address}", "to": "/…" } to ${redirectsFile}, or bring the page back ` +
        `(a draft or a future "publishDate" also removes a page).`,
    );
}

/** Whether an address leads neither to a page nor, by a redirect, to another. */
export const isLost = (address: string, redirects: readonly Redirect[], pages: Pages): boolean =>
  !pages.has(address) && !redirects.some(({ from }) => from === address);

const closest = (address: string, pages: Pages) =>
  `The closest pages are ${nearest(address, [...pages]).join(', ')}.`;
