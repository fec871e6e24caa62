/** The two files of Netlify, Cloudflare Pages, and Cloudflare Workers. */
import type { Redirect } from '../../../src/schemas/redirects.ts';
import { redirectsFile as editorsList } from '../redirects.ts';
import { splitRules, type HeaderRule } from './description.ts';

/** Longest line that Cloudflare reads. */
const longestLine = 2000;

/** The `_headers` file; a line longer than the hosts read is an error. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const replaced = new Map(splitRules(rules).replaced);
  return rules
    .map(({ path, headers }) => {
      const lines = headers.flatMap(([name, value]) => [
        // Cloudflare would join both values. Netlify ignores this line and joins them; browsers
        // ignore a joined resource policy, which lets a picture be shown, too.
        ...(path !== '/*' && replaced.has(name) ? [`  ! ${name}`] : []),
        `  ${name}: ${value}`,
      ]);
      const tooLong = lines.find((line) => line.length > longestLine);
      if (tooLong !== undefined) {
        throw new Error(
          `_headers: the line "${tooLong.slice(0, 40)}…" has ${tooLong.length} characters, but Cloudflare ` +
            `reads at most ${longestLine}. Each inline script or style of the site adds 54: put ` +
            `component scripts together, or let small style sheets be shared by more pages.`,
        );
      }
      return [path, ...lines].join('\n');
    })
    .join('\n')
    .concat('\n');
}

/**
 * The `_redirects` file. Paths with a final slash come last, because Cloudflare
 * stops reading after 2,000 lines.
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
  const lines = ['', '/'].flatMap((end) =>
    redirects.map(({ from, to }) => `${from}${end} ${to} 301`),
  );
  return ['# Written by the build from src/content/redirects/redirects.json.', ...lines, ''].join(
    '\n',
  );
}

/** A warning when Cloudflare would leave out moved addresses without a word; other hosts refuse what they don't take. */
export function redirectsWarning(redirects: readonly Redirect[]): string | undefined {
  const lines = redirectsFile(redirects).split('\n').slice(1, -1);
  const long = lines.find((line) => line.length > 1000);
  if (lines.length <= 2000 && long === undefined) return undefined;
  return (
    `${editorsList}: more than Cloudflare accepts. The build continues.\n` +
    `  Found:   ${long ? `a line of _redirects with ${long.length} characters` : `${redirects.length} moved addresses, two lines of _redirects each`}\n` +
    '  Wanted:  Cloudflare reads 2,000 lines of up to 1,000 characters and ignores the rest. If you use it, delete entries that nobody requests anymore.\n' +
    '  Example: []'
  );
}
