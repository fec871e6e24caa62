/** Checks the two lists in src/content/redirects: redirects, and every address that was ever public. */
import type { z } from 'zod';
import { cleanPath } from '../../../../src/lib/urls.ts';
import {
  publishedSchema,
  type Redirect,
  redirectsSchema,
} from '../../../../src/schemas/redirects.ts';
import { publishedFile, redirectsFile } from '../../../hosts/redirects.ts';
import { hintsOf } from '../fields/field-hints.ts';
import { checkEntry } from '../fields/schema-problems.ts';
import { closest, formatValue, offer } from '../format-value.ts';
import type { Problem } from '../problem.ts';
import { readFile } from '../read/read-entries.ts';

/** Addresses of public pages, "/", "/blog/one". */
type Pages = ReadonlySet<string>;

/** Reads and checks both lists; `moved` has the new address by the old one. */
export function checkRedirects(
  content: ReadonlyMap<string, Uint8Array>,
  seen: Pages,
): { moved: ReadonlyMap<string, string>; problems: Problem[] } {
  const list = readList(content, redirectsFile, redirectsSchema);
  const published = readList(content, publishedFile, publishedSchema);
  const moved = new Map(list.value?.map(({ from, to }) => [from, to]));
  const faults = faultsOfRedirects(list.value ?? [], seen).map(({ index, from, what, remedy }) => ({
    file: redirectsFile,
    line: list.source?.lineOf([index]) ?? 1,
    field: `entry ${index + 1}`,
    found: `${formatValue(from)}, which ${what}`,
    wanted: remedy,
    example: '{ "from": "/old-page", "to": "/about" }',
  }));
  // Without a readable list of redirects, every moved address would look lost.
  const known = list.value === undefined ? [] : (published.value ?? []);
  const lost = known
    .filter((address) => !seen.has(address) && !moved.has(address))
    .map((address) => lostProblem(address, seen, known));
  return { moved, problems: [...list.problems, ...published.problems, ...faults, ...lost] };
}

function lostProblem(address: string, seen: Pages, published: readonly string[]): Problem {
  const folderOf = (page: string) => page.replace(/[^/]*$/, '');
  const fresh = [...seen].filter(
    (page) => folderOf(page) === folderOf(address) && !published.includes(page),
  );
  const [likely] = fresh.length === 1 ? fresh : closest(address, [...seen]);
  return {
    file: redirectsFile,
    line: 1,
    field: 'a page that was public',
    found: `no page or redirect for ${formatValue(address)}`,
    wanted: `Restore the page (a draft or a future "publishDate" removes it, too). If its file was renamed, add a redirect${likely === undefined ? '' : `, probably to "${likely}",`} here instead, and change links to the old address.`,
    example: `{ "from": "${address}", "to": "${likely ?? '/about'}" }`,
    isCause: true,
  };
}

function readList<Value>(
  content: ReadonlyMap<string, Uint8Array>,
  file: string,
  schema: z.ZodType<Value>,
) {
  if (!content.has(file)) {
    const wanted = 'The list must exist, even if it is empty. Restore it.';
    const field = 'the whole file';
    return { problems: [{ file, field, found: 'nothing', wanted, example: '[]' }] };
  }
  const { source, problems: unread } = readFile(file, content.get(file));
  if (!source) return { problems: unread };
  const candidate = { file, ...source, whole: 'the list', sampleOf: () => undefined };
  const { value, problems } = checkEntry(schema, hintsOf(schema), candidate);
  return { value, source, problems: [...unread, ...problems] };
}

/** Files that feed readers and search engines ask for at other addresses of an older site. */
const files: Pages = new Set(['/rss.xml', '/sitemap-index.xml']);

/** What is wrong with an entry, which goes on after the old address ("is part of a redirect loop"), and what to do. */
interface Fault {
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
): (Fault & { index: number; from: string })[] {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  // From the last to the first, so that of two the first stays.
  const firsts = new Map(
    redirects.map(({ from }, index): [string, number] => [folded(from), index]).reverse(),
  );
  const foldedPages = new Map([...pages].map((page) => [folded(page), page]));
  return redirects.flatMap(({ from, to }, index) => {
    const first = firsts.get(folded(from)) ?? index;
    const page = foldedPages.get(folded(cleanPath(from)));
    const repeated = {
      what: `is already in entry ${first + 1}${redirects[first]?.from === from ? '' : ', apart from capital letters'}`,
      remedy: 'Delete one of the two.',
    };
    const fault =
      first !== index
        ? repeated
        : page === undefined
          ? targetFault(from, to, targets, pages)
          : { what: overPage(from, page), remedy: 'Delete this entry, or the page.' };
    return fault ? [{ index, from, ...fault }] : [];
  });
}

/** Some hosts tell capital letters from small ones and some do not, so that two such entries are one. */
const folded = (address: string) => address.toLowerCase();

function overPage(from: string, page: string): string {
  if (page === from) return 'is a page on this site, and visitors could no longer reach it';
  return from === cleanPath(from)
    ? `is the page "${page}" apart from capital letters, which some hosts ignore`
    : `is another spelling of the page "${page}", and hosts already redirect it there`;
}

function targetFault(
  from: string,
  to: string,
  targets: ReadonlyMap<string, string>,
  pages: Pages,
): Fault | undefined {
  const way = followed(from, targets);
  const end = way.at(-1) ?? to;
  if (way.indexOf(end) !== way.length - 1)
    return {
      what: `is part of a redirect loop: ${way.join(' -> ')}`,
      remedy: 'Point one of them to a page.',
    };
  if (way.length > 2)
    return { what: `leads to "${to}", which has moved, too`, remedy: `Write "to": "${end}".` };
  if (to.startsWith('/') && !pages.has(to) && !files.has(to))
    return {
      what: `leads to "${to}", which is not a page on this site`,
      remedy: `Point it to a page.${offer(to, [...pages])}`,
    };
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
