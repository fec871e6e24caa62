import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { caddyfile } from './caddy.ts';
import type { HostDescription } from './description.ts';
import { headersFile, redirectsFile } from './netlify-cloudflare.ts';
import { nginxConfiguration } from './nginx.ts';
import { staticWebAppsJson } from './static-web-apps.ts';
import { vercelJson } from './vercel.ts';

/** The description itself, for the local server and the tests of hosts. */
const descriptionFile = 'description.json';

/** Files that a host reads from the site's own folder and never serves. */
const insideFiles: Record<string, (description: HostDescription) => string> = {
  _headers: ({ rules }) => headersFile(rules),
  _redirects: ({ redirects }) => redirectsFile(redirects),
  // Cloudflare compresses files itself, and limits their number; dotfiles stay private.
  '.assetsignore': () => '*.br\n*.gz\n.*\n!.well-known\n',
};

/** Files that would be served if they lay in the site's folder. */
const besideFiles: Record<string, (description: HostDescription) => string> = {
  'nginx/site.conf': (description) => nginxConfiguration(description),
  'nginx/site-brotli.conf': () => 'brotli_static on;\n',
  Caddyfile: caddyfile,
  'vercel.json': vercelJson,
  'staticwebapp.config.json': staticWebAppsJson,
  [descriptionFile]: (description) => JSON.stringify(description, undefined, 2),
};

/** The folder beside a site's folder that holds its hosts' files: "dist" has "dist-hosts". */
export const hostsFolder = (siteFolder: string) => `${siteFolder.replace(/[\\/]+$/, '')}-hosts`;

/**
 * The description that a site's hosts files were written from.
 * @throws Error when the site's folder has no hosts files beside it
 */
export const readDescription = (siteFolder: string) =>
  JSON.parse(
    readFileSync(join(hostsFolder(siteFolder), descriptionFile), 'utf8'),
  ) as HostDescription;

/** Writes what each host reads. */
export async function writeHostFiles(folder: string, description: HostDescription): Promise<void> {
  await writeFiles(folder, insideFiles, description);
  await writeFiles(hostsFolder(folder), besideFiles, description);
}

async function writeFiles(
  folder: string,
  files: typeof insideFiles,
  description: HostDescription,
): Promise<void> {
  for (const [name, write] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), write(description));
  }
}
