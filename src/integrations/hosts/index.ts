import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { isSwitchedOn, siteAddress, thirdPartyOrigins } from '../../third-party/environment.ts';
import { checkPages } from '../security/check-pages.ts';
import { contentPolicy } from '../security/content-policy.ts';
import { securityHeaders } from '../security/security-headers.ts';
import { readPages } from './built-files.ts';
import { headerRules } from './description.ts';
import { headersFile } from './headers-file.ts';
import { writeMetaPolicy } from './meta-policy.ts';

const inlineSource = /'sha(?:256|384|512)-[^']+'/g;

/**
 * Makes the built files ready for a static host: a strict security policy that
 * follows from what stands in the pages, checked against them, and the files
 * that tell each host about headers. Stands last in the list of integrations,
 * because it looks at what the others wrote.
 */
export function staticHost(): AstroIntegration {
  const known = new Set<string>();
  return {
    name: 'static-host',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ security: { csp: true } });
      },
      // Only an adapter gets the hashes; without one Astro prints them into every page.
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'static-host',
          adapterFeatures: { buildOutput: 'static', staticHeaders: true },
          supportedAstroFeatures: { staticOutput: 'stable', sharpImageService: 'stable' },
        });
      },
      'astro:build:generated': ({ routeToHeaders }) => {
        for (const { headers } of routeToHeaders.values()) {
          const policy = headers.get('content-security-policy') ?? '';
          for (const [source] of policy.matchAll(inlineSource)) known.add(source);
        }
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const { hashes, faults } = await checkPages(readPages(folder), known);
        if (faults.length > 0) {
          throw new Error(
            `The security policy would block parts of these pages.\n${faults.join('\n')}`,
          );
        }
        const secure = siteAddress().startsWith('https:');
        const policy = contentPolicy({ hashes, origins: thirdPartyOrigins(), secure });
        const preview = isSwitchedOn('PREVIEW');
        const rules = headerRules(securityHeaders({ policy, secure, preview }));
        await writeFile(join(folder, '_headers'), headersFile(rules));
        if (isSwitchedOn('CSP_META')) await writeMetaPolicy(folder, policy);
      },
    },
  };
}
