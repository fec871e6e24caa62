import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { prepareSite } from './prepare-site.ts';

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
        await prepareSite(fileURLToPath(dir), {
          known,
          warn: (text) => {
            logger.warn(text);
          },
        });
      },
    },
  };
}
