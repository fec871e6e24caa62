import { redirectsFile as editorsList } from '../redirects/check-redirects.ts';
import type { HostDescription } from './description.ts';
import { redirectsFile } from './redirects-file.ts';
import { staticWebAppsJson } from './static-web-apps.ts';

/** What each host takes; further entries it leaves out, or it refuses the release. */
const limits = {
  /** Cloudflare: lines of `_redirects` without a placeholder, and characters of each. */
  cloudflareLines: 2000,
  cloudflareLine: 1000,
  /** Vercel: entries of `redirects`. */
  vercelRedirects: 2048,
  /** Azure Static Web Apps: bytes of the whole file, "20 KB". */
  azureBytes: 20_000,
};

/**
 * A warning for each host that would not take all moved addresses: file, what
 * was found, what that host takes, and what to do. The build goes on, because
 * other hosts take them.
 */
export function hostLimitWarnings(description: HostDescription): string[] {
  const { redirects } = description;
  const lines = redirectsFile(redirects)
    .split('\n')
    .filter((line) => line.startsWith('/'));
  const longest = Math.max(0, ...lines.map((line) => line.length));
  const bytes = Buffer.byteLength(staticWebAppsJson(description));
  const { cloudflareLines, cloudflareLine, vercelRedirects, azureBytes } = limits;
  return [
    ...(lines.length > cloudflareLines
      ? [
          tooMuch(
            'Cloudflare',
            `${count(redirects.length)} moved addresses, two lines of _redirects each`,
            `reads ${count(cloudflareLines)} lines and leaves the rest out`,
          ),
        ]
      : []),
    ...(longest > cloudflareLine
      ? [
          tooMuch(
            'Cloudflare',
            `a line of _redirects with ${count(longest)} characters`,
            `reads ${count(cloudflareLine)} characters of a line and leaves longer ones out`,
          ),
        ]
      : []),
    ...(redirects.length > vercelRedirects
      ? [
          tooMuch(
            'Vercel',
            `${count(redirects.length)} moved addresses`,
            `takes ${count(vercelRedirects)} in vercel.json and refuses more`,
          ),
        ]
      : []),
    ...(bytes > azureBytes
      ? [
          tooMuch(
            'Azure Static Web Apps',
            `${count(redirects.length)} moved addresses, which make staticwebapp.config.json ${count(bytes)} bytes long`,
            `takes ${count(azureBytes)} bytes and refuses a longer file`,
          ),
        ]
      : []),
  ];
}

const count = (value: number) => value.toLocaleString('en-US');

const tooMuch = (host: string, found: string, takes: string) =>
  `${editorsList}: more than ${host} takes. The build continues.\n` +
  `  Found:   ${found}\n` +
  `  Wanted:  ${host} ${takes}. If you use it, delete entries that nobody asks for any more.\n` +
  `  Example: []`;
