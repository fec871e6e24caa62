import type { Redirect } from '../../../src/schemas/redirects.ts';

/** The `_redirects` file of Netlify, Cloudflare Pages and Workers. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  const lines = redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  return ['# Written by the build from src/content/redirects/redirects.json.', ...lines, ''].join(
    '\n',
  );
}
