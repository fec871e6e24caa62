import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { printProblems } from '../../content/check/problem.ts';
import {
  isSwitchedOn,
  siteAddress,
  thirdPartySources,
} from '../../../src/third-party/environment.ts';
import { readRedirects } from '../redirects.ts';
import { contentPolicy } from '../security/content-policy.ts';
import { securityHeaders } from '../security/security-headers.ts';
import { checkPages } from '../security/check-pages.ts';
import { readPages } from './built-files.ts';
import { compressFiles } from './compress.ts';
import { headerRules } from './description.ts';
import { writeMetaPolicy, writeRedirectPages } from './github-pages.ts';
import { redirectsWarning } from './netlify-cloudflare.ts';
import { pictureProblems } from './published-pictures.ts';
import { writeHostFiles } from './write-host-files.ts';

const inlineSource = /'sha(?:256|384|512)-[^']+'/g;

/**
 * Prepares the built files for static hosts: a strict security policy derived
 * from the pages, redirects, and each host's settings.
 */
export function staticHost(): AstroIntegration {
  /** Policy sources of the inline scripts and styles that Astro wrote. */
  const known = new Set<string>();
  return {
    name: 'static-host',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        // The development server has no hashes, so its policy would refuse the site's own styles.
        if (command === 'build') updateConfig({ security: { csp: true } });
      },
      // Astro gives its hashes to adapters only; without one it prints them into every page.
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'static-host',
          adapterFeatures: { buildOutput: 'static', staticHeaders: true },
          supportedAstroFeatures: {
            staticOutput: 'stable',
            sharpImageService: 'stable',
            envGetSecret: 'stable',
          },
        });
      },
      'astro:build:generated': ({ routeToHeaders }) => {
        for (const { headers } of routeToHeaders.values()) {
          const policy = headers.get('content-security-policy') ?? '';
          for (const [source] of policy.matchAll(inlineSource)) known.add(source);
        }
      },
      'astro:build:done': async ({ dir, logger }) => {
        await prepareSite(fileURLToPath(dir), known, (warning) => {
          logger.warn(warning);
        });
      },
    },
  };
}

/**
 * Checks the built files against the policy, and adds what hosts need.
 * @param folder The built site.
 * @param known Policy sources such as "'sha256-…'" of the inline scripts and styles that Astro wrote.
 * @param warn Called with what a host would not take.
 * @throws Error that lists what is wrong.
 */
export async function prepareSite(
  folder: string,
  known: ReadonlySet<string>,
  warn: (text: string) => void,
): Promise<void> {
  const site = siteAddress();
  const redirects = readRedirects();
  const sources = thirdPartySources();
  const check = await checkPages(readPages(folder), { known, sources: { site, ...sources } });
  if (check.faults.length > 0)
    throw new Error(
      ['The security policy would block parts of these pages.', ...check.faults].join('\n'),
    );
  const pictures = await pictureProblems(folder);
  if (pictures.length > 0)
    throw new Error(`Pictures would reveal more than they show.\n${printProblems(pictures)}`);

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
  const warning = redirectsWarning(redirects);
  if (warning !== undefined) warn(warning);
  if (isSwitchedOn('CSP_META')) {
    await writeMetaPolicy(folder, policy);
    await writeRedirectPages(folder, redirects, site);
  }
  await compressFiles(folder, isSwitchedOn('DEMO'));
}
