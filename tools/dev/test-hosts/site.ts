import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Redirect } from '../../../src/schemas/redirects.ts';
import { headerRules, type HostDescription } from '../../hosts/config/description.ts';
import type { Header } from '../../hosts/security/security-headers.ts';
import {
  hostsFolder,
  readDescription,
  writeHostFiles,
} from '../../hosts/config/write-host-files.ts';
import { testSiteFolder } from '../test-site/settings.ts';

/** A built site with the files of its hosts. */
export interface HostedSite {
  folder: string;
  hosts: string;
  description: HostDescription;
}

/**
 * A copy of the test site with the headers of a preview, moved addresses to try,
 * and files that a host must keep to itself.
 * @param name Folder of the copy; who tests at the same time needs another.
 */
export async function copySite(
  name: string,
  redirects: readonly Redirect[] = [],
): Promise<HostedSite> {
  const folder = emptyFolder(name);
  cpSync(testSiteFolder, folder, { recursive: true });
  mkdirSync(`${folder}/.git`);
  writeFileSync(`${folder}/.git/config`, 'secret');
  writeFileSync(`${folder}/.env`, 'secret');
  mkdirSync(`${folder}/.well-known`, { recursive: true });
  writeFileSync(`${folder}/.well-known/.hidden`, 'secret');
  writeFileSync(`${folder}/guide.pdf`, '%PDF-1.7');
  writeFileSync(`${folder}/TEAM.PNG`, 'a picture');
  const [everywhere, ...special] = readDescription(testSiteFolder).rules;
  const headers: Header[] = [...(everywhere?.headers ?? []), ['X-Robots-Tag', 'noindex']];
  const rules = [{ path: '/*', headers }, ...special];
  return writeHosts(folder, { rules, redirects, siteName: 'localhost' });
}

/** A site of two pages and the not-found page, with what to try in its description. */
export function smallSite(
  name: string,
  description: Partial<HostDescription> = {},
): Promise<HostedSite> {
  const folder = emptyFolder(name);
  for (const page of ['index', 'about', '404']) {
    writeFileSync(`${folder}/${page}.html`, `<!doctype html><title>${page}</title>`);
  }
  const rules = headerRules([['Cross-Origin-Resource-Policy', 'same-origin']]);
  return writeHosts(folder, { rules, redirects: [], siteName: 'localhost', ...description });
}

function emptyFolder(name: string): string {
  const folder = fileURLToPath(new URL(`../../../.cache/test-hosts/${name}`, import.meta.url));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

async function writeHosts(folder: string, description: HostDescription): Promise<HostedSite> {
  await writeHostFiles(folder, description);
  return { folder, hosts: hostsFolder(folder), description };
}
