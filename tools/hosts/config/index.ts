import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { lookAtPagesOfBuild, pagesOfBuild } from '../built-pages/index.ts';
import { prepareSite } from './prepare-site.ts';

const inlineSource = /'sha(?:256|384|512)-[^']+'/g;

/**
 * Makes the built files ready for a static host: a strict security policy that
 * follows from what stands in the pages, redirects, and the files that tell
 * each host about them. Looks at the pages once Astro has written them all; an
 * integration that writes one later stops the build.
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
          supportedAstroFeatures: {
            staticOutput: 'stable',
            sharpImageService: 'stable',
            envGetSecret: 'stable',
          },
        });
      },
      'astro:build:generated': ({ dir, routeToHeaders }) => {
        for (const { headers } of routeToHeaders.values()) {
          const policy = headers.get('content-security-policy') ?? '';
          for (const [source] of policy.matchAll(inlineSource)) known.add(source);
        }
        lookAtPagesOfBuild(fileURLToPath(dir), known);
      },
      'astro:build:done': async ({ dir }) => {
        await prepareSite(fileURLToPath(dir), await pagesOfBuild());
      },
    },
  };
}
