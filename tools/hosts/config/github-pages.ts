/** What takes the place of headers and redirects on hosts without them, such as GitHub Pages. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Redirect } from '../../../src/schemas/redirects.ts';
import { metaPolicy } from '../security/content-policy.ts';
import { readPages } from './built-files.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const charset = '<meta charset="utf-8">';

/** The page with the policy right after its charset, before anything that it governs. */
export function withMetaPolicy(html: string, policy: string): string {
  const content = escaped(metaPolicy(policy));
  const meta = `<meta http-equiv="content-security-policy" content="${content}">`;
  return html.replace(charset, () => `${charset}${meta}`);
}

/** Writes the policy into every page; an error names a page without a place for it. */
export async function writeMetaPolicy(folder: string, policy: string): Promise<void> {
  for await (const { file, html } of readPages(folder)) {
    const changed = withMetaPolicy(html, policy);
    if (changed === html) {
      throw new Error(`${file} doesn't start with ${charset}, so the policy can't be added.`);
    }
    await writeFile(join(folder, file), changed);
  }
}

/** A page that forwards its visitor. Search engines follow it. */
export function redirectPage({ to }: Redirect, site: string): string {
  const address = escaped(new URL(to, site).href);
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

/** In bytes, on common file systems. */
const longestFileName = 255;

/** Writes a redirect page for each moved address; an error names one that no file can have. */
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
