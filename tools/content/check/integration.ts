import type { AstroIntegration } from 'astro';
import { checkContent } from './check-content.ts';
import { checkContext } from './check-context.ts';
import { readContentFiles } from './read/content-files.ts';
import { waitUntilFixed, watchContent } from './development.ts';

const checkAgain = async () =>
  checkContent(await readContentFiles(), checkContext({ showsAll: true }));

/**
 * The content check while somebody writes: `astro dev` starts once the content
 * is right, and shows what is wrong after each change. Builds are checked
 * before Astro starts, by `npm run build`.
 */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command }) => {
        if (command === 'dev') await waitUntilFixed(checkAgain);
      },
      'astro:server:setup': ({ server }) => {
        watchContent(server, checkAgain);
      },
    },
  };
}
