import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { isPicture } from '../pictures/pictures.ts';
import { unreadablePictures } from '../pictures/unreadable-pictures.ts';

/** The files that the check looks at, apart from any disk: a test writes them as texts. */
export interface ContentFiles {
  /** Bytes of every file below src/content, by its path from the root of the project. */
  content: ReadonlyMap<string, Uint8Array>;
  /** Paths of pictures, public files and components that content may name. */
  others: ReadonlySet<string>;
  /** Those of the pictures that cannot be shown, whatever their name says. */
  unreadable?: ReadonlySet<string>;
}

/** Where the content lies. */
export const contentFolder = 'src/content';

/** Folders with what content may name. */
export const otherFolders = ['src/assets', 'src/components', 'public'] as const;

/** Reads what there is, from the root of the project. */
export async function readContentFiles(root = '.'): Promise<ContentFiles> {
  const [paths = [], ...others] = await Promise.all(
    [contentFolder, ...otherFolders].map((folder) => listFiles(root, folder)),
  );
  const files = await Promise.all(
    paths.map(async (path): Promise<[string, Uint8Array]> => [
      path,
      await readFile(`${root}/${path}`),
    ]),
  );
  const pictures = others
    .flat()
    .filter((path) => path.startsWith('src/assets/') && isPicture(path));
  return {
    content: new Map(files),
    others: new Set(others.flat()),
    unreadable: await unreadablePictures(root, pictures),
  };
}

async function listFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(`${root}/${folder}`, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();
}
