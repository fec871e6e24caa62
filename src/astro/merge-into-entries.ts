import type { ViteUserConfig } from 'astro';

type VitePlugin = Exclude<NonNullable<ViteUserConfig['plugins']>[number], false | null | undefined>;

/**
 * Vite plugin that lets code shared by an island and a part it fetches later
 * stay in the island's own file. By default the bundler puts it into a third
 * file, to keep the exports of an entry exactly as written, which nobody here
 * relies on. Astro sets that default itself, after our configuration, so only
 * this hook can change it.
 */
export function mergeIntoEntries(): VitePlugin {
  return {
    name: 'merge-into-entries',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    options: (given) => ({ ...given, preserveEntrySignatures: 'allow-extension' }),
  };
}
