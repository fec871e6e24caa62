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

/** Writes such a page for each moved address. */
export async function writeRedirectPages(
  folder: string,
  redirects: readonly Redirect[],
  site: string,
): Promise<void> {
  for (const redirect of redirects) {
    const file = join(folder, `${redirect.from}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, redirectPage(redirect, site));
  }
}
