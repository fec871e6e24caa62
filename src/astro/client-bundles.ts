/** Two Vite plugins for what visitors fetch: neither Astro nor Vite has a setting that does their job. */
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { ViteUserConfig } from 'astro';

type VitePlugin = Exclude<NonNullable<ViteUserConfig['plugins']>[number], false | null | undefined>;

const onlyClientBuild = {
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
} satisfies Partial<VitePlugin>;

/**
 * Gives each component script its own copy of what it imports. Astro prints a script into the page
 * only when its chunk imports nothing, and the bundler moves a module shared by two scripts, or by a
 * script and an island, into a chunk of its own. The page would then ask for a script file before
 * the visitor has done anything.
 */
export const inlineScriptDeps = (): VitePlugin => ({
  ...onlyClientBuild,
  name: 'inline-script-deps',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const owner = importer && ownerOf(importer);
    if (!owner) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (!found || found.external || found.id.includes('?')) return found;
    return { ...found, id: `${found.id}?own=${owner}` };
  },
});

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

/**
 * Lets code shared by an island and a part it fetches later stay in the island's own file. By default
 * the bundler puts it into a third file, to keep the exports of an entry exactly as written, which
 * nobody here relies on. Astro sets that default after our configuration, so only a hook can change it.
 */
export const mergeIntoEntries = (): VitePlugin => ({
  ...onlyClientBuild,
  name: 'merge-into-entries',
  options: (given) => ({ ...given, preserveEntrySignatures: 'allow-extension' }),
});
