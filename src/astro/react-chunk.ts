import type { AstroIntegration } from 'astro';

const SHARED =
  /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|src\/islands\/use-|src\/lib\/notify\.ts$/;

/**
 * Puts React, its adapter and what the islands share into one file, so that
 * the first island of a visit needs two requests and not a chain of five.
 *
 * Code that an island shares with a part it fetches later stays in the island's
 * own file. Astro's default would put it into a third one, to keep the exports
 * of an entry as they are written, which no one here relies on; Astro takes no
 * setting for it, hence the plugin.
 */
export function reactChunk(): AstroIntegration {
  const output = { codeSplitting: { groups: [{ name: 'react', test: SHARED }] } };
  const mergeIntoEntries = {
    name: 'merge-into-entries',
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    options: (given: object) => ({ ...given, preserveEntrySignatures: 'allow-extension' as const }),
  };
  // Vite's helper fetches what a late part needs beside itself, and each island lists it; ours have
  // nothing beside them. Astro sets the list itself, so only this hook takes it away.
  const plainLateImports = {
    name: 'plain-late-imports',
    enforce: 'pre' as const,
    configEnvironment: (name: string) =>
      name === 'client' ? { build: { modulePreload: false as const } } : undefined,
    load: {
      filter: { id: /\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
  return {
    name: 'react-chunk',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [mergeIntoEntries, plainLateImports],
            environments: { client: { build: { rolldownOptions: { output } } } },
          },
        });
      },
    },
  };
}
