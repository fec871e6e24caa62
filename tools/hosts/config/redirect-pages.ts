import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Redirect } from '../../../src/schemas/redirects.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A page that sends its visitor on, for hosts without redirects. Search engines follow it. */
export function redirectPage({ to }: Redirect, site: string): string {
  const address = escape(new URL(to, site).href);
  return `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${address}">
<meta http-equiv="refresh" content="0; url=${address}">
<p>This page has moved to <a href="${address}">${address}</a>.</p>
</html>
`;
}

/** Longest name of a file on common systems, in bytes. */
const longestFileName = 255;

/**
 * Writes such a page for each moved address.
 * @throws Error that names an address for which no file can be written.
 */
export async function writeRedirectPages(
  folder: string,
  redirects: readonly Redirect[],
  site: string,
): Promise<void> {
  for (const redirect of redirects) {
    const file = join(folder, `${redirect.from}.html`);
    const names = `${redirect.from}.html`.split('/');
    if (names.includes('..') || names.some((name) => name.length > longestFileName)) {
      throw new Error(
        `src/content/redirects/redirects.json: no page can be written at the old address.\n` +
          `  Found:   "from": "${redirect.from.slice(0, 100)}"\n` +
          `  Wanted:  A host without redirects needs a file there: no folder "..", and at most 250 characters between two "/". Delete the entry, or choose another host.\n` +
          `  Example: "from": "/old-page"`,
      );
    }
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, redirectPage(redirect, site));
  }
}
