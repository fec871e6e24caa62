import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { pagesOfBuild } from '../../hosts/built-pages/index.ts';
import { letLoadersWait } from './after-check.ts';
import { checkContent } from './check-content.ts';
import { circumstances } from './check-context.ts';
import { linkProblems } from './links/built-links.ts';
import { readContentFiles } from './read/content-files.ts';
import { contentOfBuild } from './content-of-build.ts';
import { untilMended, watchContent } from './development.ts';
import { printProblems } from './problem.ts';
import { forgetStaleStore } from './stale-store.ts';

const checkAnew = async () =>
  checkContent(await readContentFiles(), circumstances({ showsAll: true }));

/** Ends the build with the text alone: an error that is thrown would print where in the code it was. */
function stopOn(problems: string): void {
  if (problems === '') return;
  process.stderr.write(`\n${problems}\nNothing was published.\n`);
  process.exit(1);
}

/**
 * Stops the build on everything that is wrong in the content, before any page
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
        if (command === 'build') letLoadersWait(contentOfBuild().problems.then(stopOn));
        if (command === 'dev') await untilMended(checkAnew);
      },
      'astro:server:setup': ({ server }) => {
        watchContent(server, checkAnew);
      },
      'astro:build:done': async ({ dir }) => {
        const { links } = await pagesOfBuild();
        const output = decodeURIComponent(dir.pathname).replace(/\/$/, '');
        const problems = await linkProblems(output, links);
        stopOn(problems.length === 0 ? '' : printProblems(problems));
      },
    },
  };
}
