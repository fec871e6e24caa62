import { nearest } from '../../lib/content/nearest.ts';
import type { Redirect } from '../../schemas/redirects.ts';

/** Where editors write moved addresses. */
export const redirectsFile = 'src/content/redirects/redirects.json';

/** Addresses of this build without file ending, "/", "/blog/one". */
type Pages = ReadonlySet<string>;

/**
 * Faults of the editors' list: an address twice, one that is a page, a circle,
 * a detour over another old address, a target that is no page.
 * @returns One line for each fault: entry, what is wrong, what to write.
 */
export function redirectFaults(redirects: readonly Redirect[], pages: Pages): string[] {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  return redirects.flatMap(({ from, to }, index) => {
    const first = redirects.findIndex((other) => other.from === from);
    const fault =
      first !== index
        ? `stands already in entry ${first + 1}. Delete one of the two.`
        : (faultOf(from, to, targets, pages) ?? undefined);
    return fault === undefined ? [] : [`${redirectsFile}, entry ${index + 1}: "${from}" ${fault}`];
  });
}

function faultOf(
  from: string,
  to: string,
  targets: ReadonlyMap<string, string>,
  pages: Pages,
): string | undefined {
  if (pages.has(from)) {
    return 'is a page of this site, which visitors could no longer reach. Delete this entry, or the page.';
  }
  const way = followed(from, targets);
  const end = way.at(-1) ?? to;
  if (way.indexOf(end) !== way.length - 1) {
    return `leads round in a circle: ${way.join(' -> ')}. Let one of them lead to a page.`;
  }
  if (way.length > 2) return `leads to "${to}", which moved too. Write "to": "${end}".`;
  if (to.startsWith('/') && !pages.has(to)) {
    return `leads to "${to}", which is no page of this site. ${closest(to, pages)}`;
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
  const moved = new Set(redirects.map(({ from }) => from));
  return published
    .filter((address) => !pages.has(address) && !moved.has(address))
    .map(
      (address) =>
        `"${address}" was public and has neither a page nor a redirect now. ${closest(address, pages)} ` +
        `Add { "from": "${address}", "to": "/…" } to ${redirectsFile}, or bring the page back ` +
        `(a draft and a later "publishDate" take a page away, too).`,
    );
}

const closest = (address: string, pages: Pages) =>
  `The closest pages are ${nearest(address, [...pages]).join(', ')}.`;
