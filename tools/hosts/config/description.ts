import type { Redirect } from '../../../src/schemas/redirects.ts';
import type { Header } from '../security/security-headers.ts';
import { pictureEndings } from './media-types.ts';

/** Everything a host needs to know; each host's settings are written from it. */
export interface HostDescription {
  rules: readonly HeaderRule[];
  redirects: readonly Redirect[];
  /** Name of the site, "www.example.com". */
  siteName: string;
  /** Whether pages tell /count/call, /count/email, and /count/form of a contact. */
  countsContacts?: boolean;
}

/** Headers of one path, or of all that match a path with a star: "/_astro/*", "/*.png". */
export interface HeaderRule {
  path: string;
  headers: readonly Header[];
}

const year = 31_536_000;

/** Checked again at every visit: the hosts' own default, written out for our own servers. */
export const revalidated = 'public, max-age=0, must-revalidate';

/**
 * Headers by path. A special rule replaces a header that applies everywhere,
 * which each host expresses in its own way. Files without a cache lifetime are
 * revalidated.
 */
export function headerRules(everywhere: readonly Header[]): HeaderRule[] {
  return [
    // Servers name it themselves, but some leave it out of a 304 or of the uncompressed file.
    { path: '/*', headers: [...everywhere, ['Vary', 'Accept-Encoding']] },
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

/** Headers of every path, those that no special rule replaces apart, and the special rules. */
export function splitRules(rules: readonly HeaderRule[]) {
  const everywhere = rules.find(({ path }) => path === '/*')?.headers ?? [];
  const special = rules.filter(({ path }) => path !== '/*');
  const names = new Set(special.flatMap(({ headers }) => headers.map(([name]) => name)));
  return {
    everywhere,
    constant: everywhere.filter(([name]) => !names.has(name)),
    replaced: everywhere.filter(([name]) => names.has(name)),
    special,
  };
}
