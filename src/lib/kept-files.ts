/** Files that a build keeps for the next, each under a name that says all of what it was made from. */
import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
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
 * A kept file; undefined when there is none.
 * @param path such as ".cache/social-images/0a1b.jpg"
 */
export function readKept(path: string): Buffer | undefined {
  const found = unlessMissing(() => readFileSync(path));
  if (!found) return undefined;
  const now = new Date();
  // Whoever else clears the folder may have been faster; the content is here.
  unlessMissing(() => {
    utimesSync(path, now, now);
  });
  return found;
}

/** Keeps what was made, and gives it back. */
export function keep(path: string, made: Buffer): Buffer {
  // An interrupted build must not leave half a file under the name of a whole one.
  const unfinished = `${path}.${randomUUID()}`;
  const write = () => {
    writeFileSync(unfinished, made);
    return true;
  };
  try {
    if (!unlessMissing(write)) {
      mkdirSync(dirname(path), { recursive: true });
      write();
    }
    renameSync(unfinished, path);
  } catch (error) {
    unlessMissing(() => {
      rmSync(unfinished, { force: true });
    });
    throw error;
  }
  return made;
}

/**
 * Removes the files of a folder that nobody asked for in the last days.
 * @returns How many were removed.
 */
export function forgetUnused(folder: string, now: Date): number {
  const oldest = now.getTime() - keptDays * dayInMs;
  const unused = (unlessMissing(() => readdirSync(folder, { withFileTypes: true })) ?? [])
    .filter((entry) => entry.isFile())
    .map(({ name }) => join(folder, name))
    .filter((path) => (unlessMissing(() => statSync(path))?.mtimeMs ?? Infinity) < oldest);
  for (const path of unused) rmSync(path, { force: true });
  return unused.length;
}

/** Undefined for a file that is not there; any other error is one. */
function unlessMissing<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
