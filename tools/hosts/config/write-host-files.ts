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

/** The folder beside a site's folder that holds its hosts' files: "dist" has "dist-hosts". */
export const hostsFolder = (siteFolder: string) => `${siteFolder.replace(/[\\/]+$/, '')}-hosts`;

/** The description that the host files beside a site's folder were written from. */
export const readDescription = (siteFolder: string) =>
  JSON.parse(
    readFileSync(join(hostsFolder(siteFolder), descriptionFile), 'utf8'),
  ) as HostDescription;

/** Writes what each host reads. */
export async function writeHostFiles(folder: string, description: HostDescription): Promise<void> {
  // Beside the site's folder, in which they would be served.
  const hosts = hostsFolder(folder);
  const files = {
    [`${folder}/_headers`]: headersFile(description.rules),
    [`${folder}/_redirects`]: redirectsFile(description.redirects),
    // Cloudflare compresses files itself, and limits their number; dotfiles stay private.
    [`${folder}/.assetsignore`]: '*.br\n*.gz\n.*\n!.well-known\n',
    [`${hosts}/nginx/site.conf`]: nginxConfiguration(description),
    [`${hosts}/nginx/site-brotli.conf`]: 'brotli_static on;\n',
    [`${hosts}/Caddyfile`]: caddyfile(description),
    [`${hosts}/vercel.json`]: vercelJson(description),
    [`${hosts}/staticwebapp.config.json`]: staticWebAppsJson(description),
    [`${hosts}/${descriptionFile}`]: JSON.stringify(description, undefined, 2),
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
