import { redirectsFile as editorsList } from '../redirects.ts';
import type { HostDescription } from './description.ts';
import { redirectsFile } from './netlify-cloudflare.ts';
import { staticWebAppsJson } from './static-web-apps.ts';

const count = (value: number) => value.toLocaleString('en-US');

/**
 * A warning for each host that would not take all moved addresses: file, what
 * was found, what that host takes, and what to do. The build continues, because
 * other hosts take them.
 */
export function hostLimitWarnings(description: HostDescription): string[] {
  const { redirects } = description;
  const lines = redirectsFile(redirects)
    .split('\n')
    .filter((line) => line.startsWith('/'));
  const longest = Math.max(0, ...lines.map((line) => line.length));
  const bytes = Buffer.byteLength(staticWebAppsJson(description));
  const moved = `${count(redirects.length)} moved addresses`;
  const limits = [
    {
      host: 'Cloudflare',
      isOver: lines.length > 2000,
      found: `${moved}, two lines of _redirects each`,
      takes: 'reads 2,000 lines and leaves the rest out',
    },
    {
      host: 'Cloudflare',
      isOver: longest > 1000,
      found: `a line of _redirects with ${count(longest)} characters`,
      takes: 'reads 1,000 characters of a line and leaves longer ones out',
    },
    {
      host: 'Vercel',
      isOver: redirects.length > 2048,
      found: moved,
      takes: 'takes 2,048 in vercel.json and refuses more',
    },
    {
      host: 'Azure Static Web Apps',
      isOver: bytes > 20_000,
      found: `${moved}, which make staticwebapp.config.json ${count(bytes)} bytes long`,
      takes: 'takes 20,000 bytes and refuses a longer file',
    },
  ];
  return limits
    .filter(({ isOver }) => isOver)
    .map(
      ({ host, found, takes }) =>
        `${editorsList}: more than ${host} takes. The build continues.\n` +
        `  Found:   ${found}\n` +
        `  Wanted:  ${host} ${takes}. If you use it, delete entries that nobody requests any more.\n` +
        `  Example: []`,
    );
}
