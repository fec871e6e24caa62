import type { Header } from '../security/security-headers.ts';

/** Headers of one address, or with a star at its end of all addresses that start so. */
export interface HeaderRule {
  path: string;
  headers: readonly Header[];
}

const year = 31_536_000;

/**
 * Headers by address. No header stands in two rules: hosts differ in whether
 * the second value replaces the first. What no rule gives a lifetime is asked
 * for again at every visit, which is the hosts' own default for static files.
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
