/** What the not-found screen can say about a path that has no page. */
import { distance } from '../content/nearest';

/** An address of the site and the words of a link to it. */
export interface Address {
  href: string;
  title: string;
}

export interface KnownAddresses {
  pages: Address[];
  /** Loan programs that are listed but have no page yet. */
  programs: Address[];
}

/** A listed program without a page, a page that was probably meant, or nothing. */
export type Suggestion =
  | { kind: 'program'; title: string }
  | { kind: 'page'; href: string; title: string }
  | { kind: 'none' };

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Path in the form of our addresses: decoded, lower case, no file ending, no trailing slash. */
function normalize(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    // A stray percent sign is compared as it is.
  }
  return decoded
    .toLowerCase()
    .replace(/\.(?:html?|php)$/, '')
    .replace(/\/{2,}/g, '/')
    .replace(/[_\s]+/g, '-')
    .replace(/\/+$/, '');
}

/** Longer than any last part of ours; comparing a huge one would only cost time. */
const longestWord = 80;

/** Letters that may differ between what was typed and what was meant. */
const allowedDistance = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Suggestion for an attempted path such as "/fha", "/Blog/Closing-Costs" or "/loan-programs/usda". */
export function suggest(path: string, known: KnownAddresses): Suggestion {
  const wanted = normalize(path);
  const word = lastPart(wanted);
  if (word === '' || word.length > longestWord) return { kind: 'none' };
  const same = (entry: { href: string }) => entry.href === wanted;
  const sameWord = (entry: { href: string }) => lastPart(entry.href) === word;

  const page = known.pages.find(same);
  if (page) return { kind: 'page', ...page };
  const program = known.programs.find(same) ?? known.programs.find(sameWord);
  if (program) return { kind: 'program', title: program.title };
  const byWord = known.pages.find(sameWord);
  if (byWord) return { kind: 'page', ...byWord };

  const all = [...known.pages, ...known.programs].sort(
    (a, b) =>
      distance(word, lastPart(a.href)) - distance(word, lastPart(b.href)) ||
      distance(wanted, a.href) - distance(wanted, b.href),
  );
  const meant = all.find(({ href }) => distance(word, lastPart(href)) <= allowedDistance(word));
  if (!meant) return { kind: 'none' };
  return known.pages.includes(meant)
    ? { kind: 'page', ...meant }
    : { kind: 'program', title: meant.title };
}
