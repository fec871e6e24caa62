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

/** Starts of words that addresses of other sites have for our pages. */
export const otherNames: Readonly<Record<string, string>> = {
  '/#quote': 'appl[yi]|quote|pre-?approv|prequal|get-started',
  '/help': 'contact|support|e-?mail|phone|appointment',
  '/faqs': 'faq|question|answer',
  '/about': 'team|staff|(?:loan-)?officer|company',
  '/loan-programs': 'rates?$|loan|mortgage|product|purchas|service',
  '/': 'review|testimonial',
  '/blog': 'news|article|post',
  '/service-areas': 'area|location|cit(?:y|ies)',
};

/** Longer than any last part of ours; comparing a huge one would only cost time. */
const longestWord = 80;

/** Letters that may differ between what was typed and what was meant. */
const allowedDistance = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Suggestion for an attempted path such as "/fha", "/Blog/Closing-Costs" or "/loan-programs/usda". */
export function suggest(path: string, known: KnownAddresses): Suggestion {
  const wanted = normalize(path);
  const word = lastPart(wanted);
  if (word === '' || word.length > longestWord) return { kind: 'none' };
  const same = ({ href }: Address) => href === wanted;
  const sameWord = ({ href }: Address) => lastPart(href) === word;

  const all = [...known.pages, ...known.programs].sort(
    (a, b) =>
      distance(word, lastPart(a.href)) - distance(word, lastPart(b.href)) ||
      distance(wanted, a.href) - distance(wanted, b.href),
  );
  const isNear = ({ href }: Address) => distance(word, lastPart(href)) <= allowedDistance(word);
  // A name that starts with ours comes first: cash-out-refinance is cash-out.
  const isStart = ({ href }: Address) => `${word}-`.startsWith(`${lastPart(href) || '/'}-`);
  const isPart = ({ href }: Address) => `-${word}-`.includes(`-${lastPart(href) || '/'}-`);
  const [other] =
    Object.entries(otherNames).find(([, words]) => new RegExp(`(?:^|-)(?:${words})`).test(word)) ??
    [];
  const meant =
    known.pages.find(same) ??
    known.programs.find(same) ??
    known.programs.find(sameWord) ??
    known.pages.find(sameWord) ??
    all.find(isNear) ??
    all.find(isStart) ??
    all.find(isPart) ??
    known.pages.find(({ href }) => href.startsWith(`${wanted}/`) || href === other);
  if (!meant) return { kind: 'none' };
  return known.programs.includes(meant)
    ? { kind: 'program', title: meant.title }
    : { kind: 'page', ...meant };
}
