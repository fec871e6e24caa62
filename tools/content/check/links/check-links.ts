/** Whether a link leads to a page that a visitor can see. */
import type { Page } from '../read/addresses.ts';
import { pageFaults } from './link-faults.ts';
import type { Advice } from '../problem.ts';
import { isPicture } from '../pictures/pictures.ts';
import { clip, offer } from '../format-value.ts';

/** What links can lead to. */
export interface Targets {
  pages: ReadonlyMap<string, Page>;
  /** Other addresses of the site, "/rss.xml". */
  files: ReadonlySet<string>;
  /** Moved addresses with where they lead. */
  moved: ReadonlyMap<string, string>;
  /** Origins under which this site itself is reached. */
  origins: ReadonlySet<string>;
  /** Places of a page that links may name after "#"; undefined when they are not known. */
  placesOf: (address: string) => ReadonlySet<string> | undefined;
}

const example = '[FHA loans](/loan-programs/fha)';

/**
 * What is wrong with a link.
 * @param from address of the page on which it stands; undefined when it stands on several
 */
export function linkFault(
  href: string,
  from: string | undefined,
  targets: Targets,
): Advice | undefined {
  const target = href.trim();
  if (target === '') return { wanted: 'An address between the parentheses.', example };
  if (/^mailto:/i.test(target))
    return /^mailto:(?:[^@\s]+@[^@\s]+\.[^@\s]+|\[\[\w+:email\]\])$/.test(target)
      ? undefined
      : {
          wanted: 'An email address after "mailto:".',
          example: '[write to us](mailto:[[brokerage:email]])',
        };
  if (/^tel:/i.test(target))
    return {
      wanted:
        'No phone is typed. Ours is printed by its token, which becomes a link by itself; another office is named by a link to its site.',
      example: '[[brokerage:phone]]',
    };
  if (target.startsWith('#')) return placeFault(target.slice(1), from, targets);
  if (target.startsWith('/') && !target.startsWith('//')) return pathFault(target, targets);
  return addressFault(target, targets);
}

function addressFault(target: string, { origins, pages }: Targets): Advice | undefined {
  if (/^(?:\.|[^/:]+$)/.test(target) && isPicture(target))
    return {
      wanted:
        'A picture is shown, not linked: its file is never published as it was saved. Put "!" before the square brackets, and say between them what is seen.',
      example: `![A brick house behind a maple.](${target})`,
    };
  if (/^(?:[\w-]+\.)+(?!mdx?$|html?$)[a-z]{2,}(?:\/|$)/i.test(target))
    return {
      wanted: 'Another site is named by its full address, which starts with "https://".',
      example: `(https://${clip(target)})`,
    };
  if (!/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(target))
    return {
      wanted: `Inside the site an address starts with "/", outside with "https://".${offer(target, [...pages.keys()])}`,
      example,
    };
  const url = URL.parse(target.replace(/^\/\//, 'https://'));
  if (url && origins.has(url.hostname.replace(/^www\./, '')))
    return {
      wanted: 'Pages of this site are named without the name of the site, from the "/" on.',
      example: `(${url.pathname.replace(/\/$/, '') || '/'}${url.hash})`,
    };
  if (
    url?.protocol === 'https:' &&
    target.startsWith('https://') &&
    /^[^.]+\..+/.test(url.hostname)
  )
    return undefined;
  return {
    wanted: 'Another site is named by its full address, which starts with "https://".',
    example: '[the office](https://www.example.com/)',
  };
}

function pathFault(target: string, targets: Targets): Advice | undefined {
  const [before = '', place] = target.split('#');
  const [path = ''] = before.split('?');
  if (targets.files.has(path)) return undefined;
  const page = targets.pages.get(path);
  if (page === undefined || page.hidden !== undefined) return pageFaults(path, page, targets);
  return place === undefined || place === '' ? undefined : placeFault(place, path, targets);
}

function placeFault(
  place: string,
  address: string | undefined,
  { placesOf }: Targets,
): Advice | undefined {
  const places = address === undefined ? undefined : placesOf(address);
  if (places === undefined || places.has(place)) return undefined;
  return {
    wanted: `"${address ?? ''}" has no section with that ID. A heading is named by its words in small letters with hyphens.${offer(place, [...places], (name) => `#${name}`)}`,
    example: `#${[...places][0] ?? 'what-are-closing-costs'}`,
  };
}
