import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { BuiltPage } from '../security/check-pages.ts';

/** The files below a folder with one of the endings, as "blog/one.html", sorted. */
export async function listFiles(folder: string, endings: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .map((file) => file.split(sep).join('/'))
    .sort();
}

/** The pages below a folder, one after another, so that thousands do not fill the memory. */
export async function* readPages(folder: string): AsyncGenerator<BuiltPage> {
  for (const file of await listFiles(folder, ['.html'])) {
    yield { file, html: await readFile(join(folder, file), 'utf8') };
  }
}
