import type { Redirect } from '../../../src/schemas/redirects.ts';
import type { Header } from '../security/security-headers.ts';
import { pictureEndings } from './media-types.ts';

/** All that a host has to be told; each host's file is written from it. */
export interface HostDescription {
  rules: readonly HeaderRule[];
  redirects: readonly Redirect[];
  /** Name of the site, "www.example.com". */
  siteName: string;
  /** Whether pages tell /count/call, /count/email, and /count/form of a contact. */
  countsContacts?: boolean;
}

/** Headers of one address, or of all that fit one with a star: "/_astro/*", "/*.png". */
export interface HeaderRule {
  path: string;
  headers: readonly Header[];
}

const year = 31_536_000;

/** Asked for again at every visit: the hosts' own default, and what our own servers are told. */
export const revalidated = 'public, max-age=0, must-revalidate';

/**
 * Headers by address. A header of every address that stands in a second rule
 * is replaced there, which each host has to be told in its own way. What no
 * rule gives a lifetime is revalidated.
 */
export function headerRules(everywhere: readonly Header[]): HeaderRule[] {
  return [
    { path: '/*', headers: everywhere },
    // Vite and Astro put a hash of the content into these names.
    { path: '/_astro/*', headers: [['Cache-Control', `public, max-age=${year}, immutable`]] },
    // Browsers refuse rules that come as plain JSON.
    {
      path: '/speculation-rules.json',
      headers: [['Content-Type', 'application/speculationrules+json']],
    },
    // Feed readers, previews of shared links, and search engines show them on their own pages.
    ...pictureEndings.map((ending) => ({
      path: `/*.${ending}`,
      headers: [['Cross-Origin-Resource-Policy', 'cross-origin'] as const],
    })),
  ];
}

/** The rules, told apart by how hosts are told about them. */
interface SplitRules {
  /** Headers of every address. */
  everywhere: readonly Header[];
  /** Rules for some addresses. */
  special: HeaderRule[];
  /** Names of the headers of every address that a special rule replaces. */
  replaced: ReadonlySet<string>;
}

/** Headers of every address, and the rules for single ones. */
export function splitRules(rules: readonly HeaderRule[]): SplitRules {
  const everywhere = rules.find(({ path }) => path === '/*')?.headers ?? [];
  const special = rules.filter(({ path }) => path !== '/*');
  const names = new Set(special.flatMap(({ headers }) => headers.map(([name]) => name)));
  const replaced = new Set(everywhere.map(([name]) => name).filter((name) => names.has(name)));
  return { everywhere, special, replaced };
}
