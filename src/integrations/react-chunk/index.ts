import type { AstroIntegration } from 'astro';

const SHARED =
  /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|src\/islands\/use-|src\/lib\/notify\.ts$/;

/**
 * Puts React, its adapter and what the islands share into one file, so that
 * the first island of a visit needs three requests and not a chain of five.
 */
export function reactChunk(): AstroIntegration {
  const output = { codeSplitting: { groups: [{ name: 'react', test: SHARED }] } };
  return {
    name: 'react-chunk',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: { environments: { client: { build: { rolldownOptions: { output } } } } },
        });
      },
    },
  };
}
