import type { Header } from '../security/security-headers.ts';
import { splitRules, type HostDescription } from './description.ts';
import { pictureEndings } from './media-types.ts';

/** The `vercel.json` that is uploaded with the built files. */
export function vercelJson({ rules, redirects }: HostDescription): string {
  const { constant, replaced, special } = splitRules(rules);
  const pairs = (headers: readonly Header[]) => headers.map(([key, value]) => ({ key, value }));
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: pairs(constant) },
      // Pictures have their own value, and no address may get two.
      {
        source: `/((?!.*\\.(?:${pictureEndings.join('|')})$).*)`,
        headers: pairs(replaced),
      },
      ...special.map(({ path, headers }) => ({
        source: path.replace('*', '(.*)'),
        headers: pairs(headers),
      })),
    ],
    // Clean addresses come first: "/old.html" has become "/old" before this list is read.
    redirects: redirects.map(({ from, to }) => ({
      source: from.replace(/(?:\/index)?\.html$/, '') || '/',
      destination: to,
      statusCode: 301,
    })),
  };
  return `${JSON.stringify(configuration, undefined, 2)}\n`;
}
