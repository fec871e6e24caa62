import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkContent } from './check-content.ts';
import { circumstances } from './circumstances.ts';
import { linkProblems } from './built-links.ts';
import { readContentFiles } from './content-files.ts';
import { contentOfBuild } from './content-of-build.ts';
import { untilMended, watchContent } from './development.ts';
import { printProblems, type Problem } from './problem.ts';
import { forgetStaleStore } from './stale-store.ts';

const checkBuild = async () =>
  checkContent(await contentOfBuild(), circumstances({ showsAll: false }));
const checkAnew = async () =>
  checkContent(await readContentFiles(), circumstances({ showsAll: true }));

/** Ends the build with the text alone: an error that is thrown would print where in the code it was. */
function stopOn(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  process.stderr.write(`\n${printProblems(problems)}\nNothing was published.\n`);
  process.exit(1);
}

/**
 * Stops the build on everything that is wrong in the content, before anything
 * is built, and on links of the built pages that lead nowhere. In development
 * it tells the same and waits until the file is mended.
 */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, config }) => {
        // Builds keep it in the one place, the server of development in the other.
        for (const folder of [config.cacheDir, new URL('.astro/', config.root)])
          forgetStaleStore(fileURLToPath(new URL('data-store.json', folder)));
        if (command === 'build') stopOn(await checkBuild());
        if (command === 'dev') await untilMended(checkAnew);
      },
      'astro:server:setup': ({ server }) => {
        watchContent(server, checkAnew);
      },
      'astro:build:done': async ({ dir }) => {
        stopOn(await linkProblems(decodeURIComponent(dir.pathname).replace(/\/$/, '')));
      },
    },
  };
}
