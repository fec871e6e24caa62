import { printProblems } from '../../content/check/problem.ts';
import {
  isSwitchedOn,
  siteAddress,
  thirdPartySources,
} from '../../../src/third-party/environment.ts';
import { cleanPath } from '../../../src/lib/urls.ts';
import { lostAddresses } from '../redirects/check-redirects.ts';
import { readPublished, readRedirects } from '../redirects/read-redirects.ts';
import { contentPolicy } from '../security/content-policy.ts';
import { securityHeaders } from '../security/security-headers.ts';
import { checkPages } from '../security/check-pages.ts';
import { listFiles, readPages } from './built-files.ts';
import { compressFiles } from './compress.ts';
import { headerRules } from './description.ts';
import { writeMetaPolicy, writeRedirectPages } from './github-pages.ts';
import { hostLimitWarnings } from './host-limits.ts';
import { pictureProblems } from './published-pictures.ts';
import { writeHostFiles } from './write-host-files.ts';

/**
 * Checks the built files against policy and redirects, and adds what hosts need.
 * @param folder The built site.
 * @param known Policy sources such as "'sha256-…'" of the inline scripts and styles that Astro wrote.
 * @param warn Called with what a host would not take.
 * @throws Error that lists what is wrong.
 */
export async function prepareSite(
  folder: string,
  { known, warn }: { known: ReadonlySet<string>; warn: (text: string) => void },
): Promise<void> {
  const site = siteAddress();
  const redirects = readRedirects();
  const files = await listFiles(folder, ['.html']);
  const pages = new Set(files.map((file) => cleanPath(`/${file}`)));
  pages.delete('/404');
  stopAt('Public addresses would be lost.', lostAddresses(readPublished(), redirects, pages));

  const sources = thirdPartySources();
  const check = await checkPages(readPages(folder), { known, sources: { site, ...sources } });
  stopAt('The security policy would block parts of these pages.', check.faults);

  const pictures = await pictureProblems(folder);
  stopAt(
    'Pictures would reveal more than they show.',
    pictures.length ? [printProblems(pictures)] : [],
  );

  const secure = site.startsWith('https:');
  const policy = contentPolicy({ hashes: check.hashes, sources });
  const headers = securityHeaders({ policy, secure, preview: isSwitchedOn('PREVIEW') });
  const description = {
    rules: headerRules(headers),
    redirects,
    siteName: new URL(site).hostname,
    countsContacts: isSwitchedOn('COUNT_CONTACTS'),
  };
  await writeHostFiles(folder, description);
  for (const warning of hostLimitWarnings(description)) warn(warning);
  if (isSwitchedOn('CSP_META')) {
    await writeMetaPolicy(folder, policy);
    await writeRedirectPages(folder, redirects, site);
  }
  await compressFiles(folder, isSwitchedOn('DEMO'));
}

function stopAt(title: string, faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`${title}\n${faults.join('\n')}`);
}
