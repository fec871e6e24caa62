// @ts-check
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { satteri } from '@astrojs/markdown-satteri';
import { defineConfig, fontProviders } from 'astro/config';
import { contentCheck } from './tools/content/check/dev-server.ts';
import { staticHost } from './tools/hosts/config/index.ts';
import { inlineScriptDeps, mergeIntoEntries } from './src/astro/client-bundles.ts';
import { intentDirective } from './src/astro/intent/index.ts';
import { markdownPlugins } from './src/astro/markdown/index.ts';
import { environmentSchema } from './src/third-party/environment-schema.ts';
import { siteAddress } from './src/third-party/environment.ts';

/**
 * React and what the islands share in one file, so that the first island of a
 * visit needs three requests and not a chain of five. Astro's adapter stays
 * outside: it is asked for again under another address when it did not come,
 * and a second copy of React would take an island's content away.
 */
const codeSplitting = {
  groups: [
    {
      name: 'react',
      test: /node_modules\/(react|react-dom|scheduler)\/|src\/islands\/(?:use-|copy-link)|src\/lib\/notify\.ts$/,
    },
  ],
};

export default defineConfig({
  // Stops here, with a list, when a variable of the environment is wrong.
  site: siteAddress(),
  output: 'static',
  trailingSlash: 'never',
  // Two entries with one address are a mistake, never a choice.
  prerenderConflictBehavior: 'error',
  // Two pages at a time: a social image is drawn off the main thread while the next page renders.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 2 },
  cacheDir: './.cache/astro',
  devToolbar: { enabled: false },
  integrations: [contentCheck(), react(), intentDirective(), mdx(), sitemap(), staticHost()],
  image: {
    // The encoder's effort decides the length of a first build far more than the size of the files.
    service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 2 } } },
  },
  env: { schema: environmentSchema },
  experimental: {
    // Lets the Astro extension of VS Code explain the fields of Markdown entries.
    contentIntellisense: true,
  },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Besley',
      cssVariable: '--display-face',
      fallbacks: ['Georgia', 'Times New Roman', 'serif'],
      options: {
        variants: [
          {
            src: ['./src/assets/fonts/besley.woff2'],
            weight: '600 700',
            style: 'normal',
            display: 'optional',
          },
        ],
      },
    },
  ],
  markdown: {
    syntaxHighlight: false,
    processor: satteri({ hastPlugins: markdownPlugins }),
  },
  vite: {
    cacheDir: './.cache/vite',
    plugins: [tailwindcss(), inlineScriptDeps(), mergeIntoEntries()],
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  },
});
