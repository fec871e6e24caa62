/** Files that a build keeps for the next, each under a name that says all of what it was made from. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Folders of such files. */
export const keptFolders = {
  socialImages: '.cache/social-images',
  /** Compressed copies, by what they are copies of. */
  compressed: '.cache/compressed',
} as const;

const dayInMs = 86_400_000;

/** Days after which a file that no build asked for is not kept any longer. */
export const keptDays = 30;

/**
 * The kept file, or what `make` gives, which is then kept.
 * @param path such as ".cache/social-images/0a1b.jpg"
 */
export async function keptFile(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const found = await readFile(path).catch(missing);
  if (found) {
    const now = new Date();
    // Whoever else clears the folder may have been faster; the content is here.
    await utimes(path, now, now).catch(missing);
    return found;
  }
  const made = await make();
  await mkdir(dirname(path), { recursive: true });
  // An interrupted build must not leave half a file under the name of a whole one.
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, made);
  await rename(unfinished, path);
  return made;
}

/**
 * Removes the files of a folder that nobody asked for in the last days.
 * @returns How many were removed.
 */
export async function forgetUnused(folder: string, now: Date): Promise<number> {
  const names = (await readdir(folder).catch(missing)) ?? [];
  const ages = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      return { path, time: (await stat(path).catch(missing))?.mtimeMs ?? Infinity };
    }),
  );
  const unused = ages.filter(({ time }) => time < now.getTime() - keptDays * dayInMs);
  await Promise.all(unused.map(({ path }) => rm(path, { force: true })));
  return unused.length;
}

/** Nothing for a file that is not there; any other error is one. */
function missing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
