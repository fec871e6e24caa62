import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Reads the files, without decoding pictures. */
export const readContentFiles = (): ContentFiles => ({
  content: new Map(listFiles(contentFolder).map((path) => [path, readFileSync(path)])),
  others: new Set(otherFolders.flatMap(listFiles)),
});

/** The same, with what is wrong inside the pictures. */
export async function readContentAndPictures(): Promise<ContentFiles> {
  const files = readContentFiles();
  const pictures = [...files.others].filter((path) => path.startsWith('src/assets/'));
  return { ...files, pictureFaults: await pictureFaults('.', pictures) };
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).replaceAll('\\', '/'))
    .sort();
}
