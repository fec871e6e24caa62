import type { Redirect } from '../../../src/schemas/redirects.ts';

/**
 * The `_redirects` file of Netlify, Cloudflare Pages and Workers. The spellings
 * with a slash come last: Cloudflare stops reading after some thousand lines.
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
  const lines = ['', '/'].flatMap((end) =>
    redirects.map(({ from, to }) => `${from}${end} ${to} 301`),
  );
  return ['# Written by the build from src/content/redirects/redirects.json.', ...lines, ''].join(
    '\n',
  );
}
