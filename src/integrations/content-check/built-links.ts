/** Links of built pages, those that layouts print included. */
import { glob, readFile } from 'node:fs/promises';
import { cleanPath } from '../../lib/urls.ts';
import { contentFolder } from './content-files.ts';
import { brokenLinks, linkReader, type PageLinks } from './links.ts';
import type { Problem } from './problem.ts';

/** Links and anchors of a folder of built pages that lead nowhere. */
export async function linkProblems(output: string): Promise<Problem[]> {
  const files = (await filesIn('**/*', output)).map((file) => `/${file}`);
  const pages = new Map<string, PageLinks>();
  const linksIn = linkReader();
  for (const file of files.filter((name) => name.endsWith('.html')))
    pages.set(cleanPath(file), linksIn(await readFile(`${output}${file}`, 'utf8')));
  // Listed programs without a text have no page on purpose; the not-found screen knows them.
  const programs = await filesIn('*.{md,mdx}', `${contentFolder}/loan-programs`);
  const expected = programs.map((file) => `/loan-programs/${file.replace(/\.mdx?$/, '')}`);
  return brokenLinks(pages, new Set(files), new Set(expected));
}

async function filesIn(pattern: string, cwd: string): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob(pattern, { cwd })) found.push(file.replaceAll('\\', '/'));
  return found.sort();
}
