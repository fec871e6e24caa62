import type { Redirect } from '../../../src/schemas/redirects.ts';
import type { Header } from '../security/security-headers.ts';

/** All that a host has to be told; each host's file is written from it. */
export interface HostDescription {
  rules: readonly HeaderRule[];
  redirects: readonly Redirect[];
  /** Name of the site, "www.example.com". */
  siteName: string;
}

/** Headers of one address, or with a star at its end of all addresses that start so. */
export interface HeaderRule {
  path: string;
  headers: readonly Header[];
}

const year = 31_536_000;

/** Asked for again at every visit: the hosts' own default, and what our own servers are told. */
export const revalidated = 'public, max-age=0, must-revalidate';

/**
 * Headers by address. No header stands in two rules: hosts differ in whether
 * the second value replaces the first. What no rule gives a lifetime is
 * revalidated.
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
  ];
}

/** Headers of every address, and the rules for single ones. */
export function splitRules(rules: readonly HeaderRule[]): {
  everywhere: readonly Header[];
  special: HeaderRule[];
} {
  return {
    everywhere: rules.find(({ path }) => path === '/*')?.headers ?? [],
    special: rules.filter(({ path }) => path !== '/*'),
  };
}
