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
  const owners: string[] = [];

  return {
    name: 'own-copies',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      if (importer === undefined) return null;
      const owner = ownerOf(importer, owners);
      if (owner === undefined) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found || found.external || found.id.includes('?')) return found;
      return { ...found, id: `${found.id}?own=${owner}` };
    },
  };
}

/** Number of the component script that an importing module belongs to. */
function ownerOf(importer: string, owners: string[]): number | undefined {
  const inherited = /\?own=(\d+)$/.exec(importer)?.[1];
  if (inherited !== undefined) return Number(inherited);
  if (!/\.astro\?.*type=script/.test(importer)) return undefined;
  if (!owners.includes(importer)) owners.push(importer);
  return owners.indexOf(importer);
}
