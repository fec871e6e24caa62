import { glob, readFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { cleanPath } from '../../lib/urls.ts';
import { printFaults } from './fault.ts';
import type { Fault } from './fault.ts';
import { brokenLinks } from './links.ts';
import { duplicateEntries, duplicateIds, unknownTokens } from './sources.ts';

const folder = 'src/content';

async function filesIn(pattern: string, cwd: string): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob(pattern, { cwd })) found.push(file.replaceAll('\\', '/'));
  return found.sort();
}

async function sourceFaults(): Promise<Fault[]> {
  const paths = (await filesIn('**/*.{md,mdx,json}', folder)).map((file) => `${folder}/${file}`);
  const files = await Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(path, 'utf8') })),
  );
  const named = (collection: string) =>
    paths
      .filter((path) => path.startsWith(`${folder}/${collection}/`))
      .map((path) => path.slice(`${folder}/${collection}/`.length, -'.json'.length));
  const known = [...named('figures'), ...named('businesses')];
  return [
    ...unknownTokens(files, known),
    ...duplicateEntries(paths),
    ...files.filter(({ path }) => path.endsWith('.json')).flatMap(duplicateIds),
  ];
}

async function linkFaults(output: string): Promise<Fault[]> {
  const files = (await filesIn('**/*', output)).map((file) => `/${file}`);
  const pages = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.html')))
    pages.set(cleanPath(file), await readFile(`${output}${file}`, 'utf8'));
  // Listed programs without a text have no page on purpose; the not-found screen knows them.
  const programs = await filesIn('*.{md,mdx}', `${folder}/loan-programs`);
  const expected = programs.map((file) => `/loan-programs/${file.replace(/\.mdx?$/, '')}`);
  return brokenLinks(pages, new Set(files), new Set(expected));
}

function stopOn(faults: readonly Fault[]): void {
  if (faults.length > 0) throw new Error(printFaults(faults));
}

/**
 * Stops the build on what the schemas cannot see: unknown tokens, entries and
 * ids that stand twice, links and anchors that lead nowhere. All faults at once.
 */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:build:start': async () => {
        stopOn(await sourceFaults());
      },
      'astro:build:done': async ({ dir }) => {
        stopOn(await linkFaults(decodeURIComponent(dir.pathname).replace(/\/$/, '')));
      },
    },
  };
}
