/** Checks that each link leads to a page that visitors can see. */
import type { Entry, Page } from '../read/entry.ts';
import type { Advice, Problem } from '../problem.ts';
import { isPicture } from '../pictures/pictures.ts';
import { clip, closest, formatValue, offer } from '../format-value.ts';
import { memoizePlaces } from './page-ids.ts';

/** A link as typed in the text, or in the named field. */
export interface WrittenLink {
  href: string;
  line: number;
  field?: string;
}

interface Targets {
  pages: ReadonlyMap<string, Page>;
  /** Other addresses on the site, such as "/rss.xml". */
  files: ReadonlySet<string>;
  /** Redirects: old address to new. */
  moved: ReadonlyMap<string, string>;
  /** Host name of this site, without "www.". */
  host: string;
  /** IDs on a page that links may name after "#"; undefined when not known. */
  placesOf: (address: string) => Promise<ReadonlySet<string>> | undefined;
}

/**
 * Links that lead nowhere, each in the entry that has it.
 * @param others paths of files that are not content
 */
export async function linkProblems(
  links: readonly (WrittenLink & { entry: Entry })[],
  entries: readonly Entry[],
  { pages, moved }: Pick<Targets, 'pages' | 'moved'>,
  others: ReadonlySet<string>,
  site: string,
): Promise<Problem[]> {
  const all = [...pages.values()];
  const pageOf = new Map(all.map((page) => [page.entry, page]));
  const targets: Targets = {
    pages,
    files: publicFiles(others),
    moved,
    host: hostOf(new URL(site)),
    placesOf: memoizePlaces(pages, entries),
  };
  // A hidden page may link to other hidden pages.
  const shown = all.map((page) => [page.address, { ...page, hidden: undefined }] as const);
  const free = { ...targets, pages: new Map(shown) };
  const found = await Promise.all(
    links.map(async ({ href, line, field = 'a link in the text', entry }) => {
      const own = pageOf.get(entry);
      const advice = await linkFault(href, own?.address, own?.hidden ? free : targets);
      const written = href.trim() === '' ? 'no address' : clip(formatValue(href), 120);
      return advice && { file: entry.file, line, field, found: written, ...advice };
    }),
  );
  return found.filter((one) => one !== undefined);
}

/** Addresses on the site that are not pages. */
const publicFiles = (others: ReadonlySet<string>) =>
  new Set([
    '/rss.xml',
    '/sitemap-index.xml',
    '/robots.txt',
    '/.well-known/security.txt',
    ...[...others]
      .filter((path) => path.startsWith('public/'))
      .map((path) => path.slice('public'.length)),
  ]);

const hostOf = ({ hostname }: URL) => hostname.replace(/^www\./, '');

const example = '[FHA loans](/loan-programs/fha)';

/**
 * What is wrong with a link.
 * @param from address of the page with the link; undefined if it is on several pages
 */
async function linkFault(
  href: string,
  from: string | undefined,
  targets: Targets,
): Promise<Advice | undefined> {
  const target = href.trim();
  if (target === '') return { wanted: 'Write an address between the parentheses.', example };
  if (/^(?:mailto:|\[\[\w+:email\]\]|[^/:\s]+@)/i.test(target))
    return /^mailto:(?:[^@\s]+@[^@\s]+\.[^@\s]+|\[\[\w+:email\]\])$/.test(target)
      ? undefined
      : {
          wanted: 'An email link is "mailto:" followed by a complete address with an "@".',
          example: '[write to us](mailto:[[brokerage:email]])',
        };
  if (/^tel:/i.test(target))
    return {
      wanted:
        "Don't type phone numbers. The token for ours becomes a link automatically; for another office, link to its website.",
      example: '[[brokerage:phone]]',
    };
  if (/^(?![a-z][a-z\d+.-]*:|\/\/).*\.(?:pdf|docx?|xlsx?|csv|zip)$/i.test(target))
    return targets.files.has(target)
      ? undefined
      : {
          wanted:
            'The site has no such file. Put it in the folder "public", and write "/" and its name here.',
          example: `[the checklist](/${clip(target.replace(/^.*\//, ''))})`,
        };
  if (target.startsWith('#')) return placeFault(target.slice(1), from, targets);
  if (target.startsWith('/') && !target.startsWith('//')) return pathFault(target, targets);
  return addressFault(target, targets);
}

function addressFault(target: string, { host, pages }: Targets): Advice | undefined {
  if (/^(?:\.|[^/:]+$)/.test(target) && isPicture(target))
    return {
      wanted:
        'Pictures can only be shown, not linked, because the original file isn\'t published. Put "!" before the square brackets, and describe the picture between them.',
      example: `![A brick house behind a maple.](${target})`,
    };
  if (/^(?:[\w-]+\.)+(?!mdx?$|html?$)[a-z]{2,}(?:\/|$)/i.test(target))
    return {
      wanted: 'A link to another site needs its full address, starting with "https://".',
      example: `(https://${clip(target)})`,
    };
  if (!/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(target))
    return {
      wanted: `An address on this site starts with "/", and on another site with "https://".${offer(target, [...pages.keys()])}`,
      example,
    };
  const url = URL.parse(target.replace(/^\/\//, 'https://'));
  if (url && hostOf(url) === host)
    return {
      wanted: 'Link to pages on this site by their path alone, starting with "/".',
      example: `(${url.pathname.replace(/\/$/, '') || '/'}${url.hash})`,
    };
  if (
    url?.protocol === 'https:' &&
    target.startsWith('https://') &&
    /^[^.]+\..+/.test(url.hostname)
  )
    return undefined;
  return {
    wanted: 'A link to another site needs its full address, starting with "https://".',
    example: '[the office](https://www.example.com/)',
  };
}

const reasons = {
  draft: "The page is a draft, which visitors can't see. Publish it first, or remove the link.",
  scheduled:
    'The page isn\'t published yet. Add the link later, or give this entry the same "publishDate".',
  pageless:
    'The loan program has no page yet, because there is no text below its fields. Link to the list of programs.',
};

async function pathFault(target: string, targets: Targets): Promise<Advice | undefined> {
  const [before = '', place = ''] = target.split('#');
  const [path = ''] = before.split('?');
  if (targets.files.has(path)) return undefined;
  const page = targets.pages.get(path);
  if (page?.hidden !== undefined)
    return { wanted: reasons[page.hidden], example: '(/loan-programs)' };
  if (page) return place === '' ? undefined : placeFault(place, path, targets);
  const known = [...targets.pages.values()]
    .filter(({ hidden }) => hidden === undefined)
    .map(({ address }) => address);
  const cleaned = path.toLowerCase().replace(/(?:\/index)?(?:\.html?|\.mdx?)?\/*$/, '');
  const clean = cleaned === '' ? '/' : cleaned;
  if (known.includes(clean))
    return {
      wanted: 'An address is in lowercase, with no extension and no "/" at the end.',
      example: `(${clean})`,
    };
  const moved = targets.moved.get(clean);
  if (moved !== undefined)
    return { wanted: 'This page has moved. Link to its new address.', example: `(${moved})` };
  const sameEnd = known.filter((address) => address.endsWith(clean));
  const offered = sameEnd.length > 0 ? sameEnd : known;
  return {
    wanted: `Must be the address of a page on this site.${offer(path, offered)}`,
    example: `(${closest(path, offered)[0] ?? '/about'})`,
  };
}

async function placeFault(
  place: string,
  address = '',
  { placesOf }: Targets,
): Promise<Advice | undefined> {
  const places = await placesOf(address);
  if (places === undefined || places.has(place)) return undefined;
  return {
    wanted: `"${address}" has no section with that ID. The ID of a heading is its words in lowercase, joined by hyphens.${offer(place, [...places], (name) => `#${name}`)}`,
    example: `#${[...places][0] ?? 'what-are-closing-costs'}`,
  };
}
