/** Links of built pages, those that layouts print included. */
import { glob } from 'node:fs/promises';
import { contentFolder } from '../read/content-files.ts';
import { brokenLinks, type PageLinks } from './built-page-links.ts';
import type { Problem } from '../problem.ts';

/**
 * Links and anchors of a folder of built pages that lead nowhere.
 * @param pages by address, for example "/blog/closing-costs"
 */
export async function linkProblems(
  output: string,
  pages: ReadonlyMap<string, PageLinks>,
): Promise<Problem[]> {
  const files = (await filesIn('**/*', output)).map((file) => `/${file}`);
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
