import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pictureFaults } from '../pictures/picture-contents.ts';
import type { KnownFiles } from '../pictures/pictures.ts';

/** The files to check, in memory. */
export interface ContentFiles extends KnownFiles {
  /** Bytes of every file in src/content, by path from the project's root. */
  content: ReadonlyMap<string, Uint8Array>;
}

export const contentFolder = 'src/content';

/** Folders of files that content may refer to. */
export const otherFolders = ['src/assets', 'src/components', 'public'] as const;

/** Reads the files from a project's root folder, without decoding pictures. */
export function readContentFiles(root = '.'): ContentFiles {
  const paths = listFiles(root, contentFolder);
  return {
    content: new Map(paths.map((path) => [path, readFileSync(`${root}/${path}`)])),
    others: new Set(otherFolders.flatMap((folder) => listFiles(root, folder))),
  };
}

/** The same, with what is wrong inside the pictures. */
export async function readContentAndPictures(): Promise<ContentFiles> {
  const files = readContentFiles();
  const pictures = [...files.others].filter((path) => path.startsWith('src/assets/'));
  return { ...files, pictureFaults: await pictureFaults('.', pictures) };
}

function listFiles(root: string, folder: string): string[] {
  return readdirSync(`${root}/${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();
}

/** The state of all files on the disk in one text: it differs when one was added, changed, or removed. */
export const filesOnDisk = (root = '.'): string =>
  [contentFolder, ...otherFolders]
    .flatMap((folder) => listFiles(root, folder))
    .map((path) => `${path} ${statSync(`${root}/${path}`).mtimeMs}`)
    .join('\n');
