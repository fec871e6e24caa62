import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { ViteUserConfig } from 'astro';

type VitePlugin = Exclude<NonNullable<ViteUserConfig['plugins']>[number], false | null | undefined>;

/**
 * Vite plugin that gives each component script its own copy of what it imports.
 *
 * Astro prints a script into the page only when its chunk imports nothing, and
 * the bundler moves a module shared by two scripts, or by a script and an
 * island, into a chunk of its own. The page would then ask for a script file
 * before the visitor has done anything. Neither Astro nor Vite has a setting
 * for this.
 */
export function inlineScriptDeps(): VitePlugin {
  return {
    name: 'inline-script-deps',
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
 * Name of the component script that an importing module belongs to: the same in
 * every build, whichever script comes first, so that file names stay stable.
 */
function ownerOf(importer: string): string | undefined {
  const inherited = /\?own=(\w+)$/.exec(importer)?.[1];
  if (inherited !== undefined) return inherited;
  if (!/\.astro\?.*type=script/.test(importer)) return undefined;
  return createHash('sha256').update(relative('.', importer)).digest('hex').slice(0, 8);
}
