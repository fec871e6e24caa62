// @ts-check
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { satteri } from '@astrojs/markdown-satteri';
import { defineConfig, fontProviders } from 'astro/config';
import { contentAdvice } from './tools/content/advice/index.ts';
import { contentCheck } from './tools/content/check/integration.ts';
import { staticHost } from './tools/hosts/config/index.ts';
import { intentDirective } from './src/astro/intent/index.ts';
import { keptFiles } from './tools/dev/leaving/kept-files.ts';
import { markdownPlugins } from './src/astro/markdown/index.ts';
import { noNotice } from './tools/dev/leaving/no-notice.ts';
import { oldOutput } from './tools/dev/leaving/old-output.ts';
import { ownCopies } from './tools/dev/leaving/own-copies.ts';
import { reactChunk } from './src/astro/react-chunk.ts';
import { environmentSchema } from './src/third-party/environment-schema.ts';
import { addressesInSitemap } from './src/lib/content/bounds.ts';
import { checkEnvironment, siteAddress } from './src/third-party/environment.ts';

export default defineConfig({
  site: siteAddress(),
  output: 'static',
  trailingSlash: 'never',
  // Two entries with one address are a mistake, never a choice.
  prerenderConflictBehavior: 'error',
  build: { format: 'file', inlineStylesheets: 'always' },
  cacheDir: './.cache/astro',
  devToolbar: { enabled: false },
  integrations: [
    checkEnvironment(),
    contentCheck(),
    contentAdvice(),
    oldOutput(),
    ownCopies(),
    noNotice(),
    react(),
    intentDirective(),
    reactChunk(),
    mdx(),
    sitemap({ entryLimit: addressesInSitemap }),
    staticHost(),
    keptFiles(),
  ],
  image: {
    // The encoder's effort decides the length of a first build far more than the size of the files.
    service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 2 } } },
  },
  env: { schema: environmentSchema },
  experimental: {
    // Lets the Astro extension of VS Code explain the fields of Markdown entries.
    contentIntellisense: true,
    // Pages whose key in src/queries/page-keys.ts did not change are not made again.
    incrementalBuild: true,
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
    plugins: [tailwindcss()],
  },
});
