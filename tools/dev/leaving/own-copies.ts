import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { AstroIntegration, ViteUserConfig } from 'astro';

type VitePlugin = Exclude<NonNullable<ViteUserConfig['plugins']>[number], false | null | undefined>;

/**
 * Gives each component script its own copy of what it imports.
 *
 * Astro prints a script into the page only when its chunk imports nothing, and
 * the bundler moves a module that two scripts, or a script and an island, share
 * into a chunk of its own. Then the page would ask for a script file before the
 * visitor has done anything.
 */
export function ownCopies(): AstroIntegration {
  return {
    name: 'own-copies',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [ownCopiesPlugin()] } });
      },
    },
  };
}

function ownCopiesPlugin(): VitePlugin {
  return {
    name: 'own-copies',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      if (importer === undefined) return null;
      const owner = ownerOf(importer);
      if (owner === undefined) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found || found.external || found.id.includes('?')) return found;
      return { ...found, id: `${found.id}?own=${owner}` };
    },
  };
}

/**
 * Name of the component script that an importing module belongs to: the same at
 * every build, whichever script comes first, so that pages are known again.
 */
function ownerOf(importer: string): string | undefined {
  const inherited = /\?own=(\w+)$/.exec(importer)?.[1];
  if (inherited !== undefined) return inherited;
  if (!/\.astro\?.*type=script/.test(importer)) return undefined;
  return createHash('sha256').update(relative('.', importer)).digest('hex').slice(0, 8);
}
