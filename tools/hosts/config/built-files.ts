import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** A page of the build: its file below the output folder, and its HTML. */
export interface BuiltPage {
  file: string;
  html: string;
}

/** The files below a folder whose names match, as "blog/one.html", sorted. */
export const listFiles = async (folder: string, pattern: RegExp): Promise<string[]> =>
  (await readdir(folder, { recursive: true }))
    .filter((file) => pattern.test(file))
    .map((file) => file.split(sep).join('/'))
    .sort();

/** The pages below a folder, one after another, so that thousands do not fill the memory. */
export async function* readPages(folder: string): AsyncGenerator<BuiltPage> {
  for (const file of await listFiles(folder, /\.html$/)) {
    yield { file, html: await readFile(join(folder, file), 'utf8') };
  }
}
