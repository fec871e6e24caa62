/** The site of the build before goes while the new one is made. */
import { randomUUID } from 'node:crypto';
import { existsSync, lstatSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { answersOf } from './thread.ts';

/** What a system says of a folder that is a mount, on another disk, in use or its own target. */
const unmovable = new Set<unknown>(['EXDEV', 'EBUSY', 'EPERM', 'EACCES', 'EINVAL']);

/** Where old sites wait until they are removed, those of interrupted builds included. */
const waitingFolder = '.cache/old-output';

/**
 * Removes the old site in a thread. Astro would do it before everything else,
 * and tens of thousands of files take long.
 */
export function oldOutput(): AstroIntegration {
  let output = '';
  let removed: Promise<unknown> = Promise.resolve();
  return {
    name: 'old-output',
    hooks: {
      'astro:config:done': ({ config }) => {
        output = fileURLToPath(config.outDir).replace(/[\\/]$/, '');
      },
      'astro:build:start': async () => {
        await putAside(output, waitingFolder);
        if (existsSync(waitingFolder)) removed = removeFolder(waitingFolder);
      },
      'astro:build:done': async ({ logger }) => {
        await removed.catch((error: unknown) => {
          logger.warn(`${String(error)} The folder ${waitingFolder} can be deleted.`);
        });
      },
    },
  };
}

/**
 * Moves a folder out of the way, if that takes no longer than a moment. What
 * stays where it is, such as the mount of a container, is emptied by Astro.
 * @returns Whether it was moved.
 */
export async function putAside(folder: string, waiting: string): Promise<boolean> {
  // A history in it, of a site that is published from its folder, is not ours to move.
  if (!existsSync(folder) || existsSync(join(folder, '.git'))) return false;
  // A link stays a link.
  if (!lstatSync(folder).isDirectory()) return false;
  await mkdir(waiting, { recursive: true });
  try {
    await rename(folder, join(waiting, randomUUID()));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && unmovable.has(error.code)) return false;
    throw error;
  }
}

/** Removes a folder in a thread. */
export function removeFolder(folder: string): Promise<unknown> {
  const [removed] = answersOf<[unknown]>(
    {
      module: new URL('./old-output-thread.ts', import.meta.url),
      input: folder,
      task: 'The removal of the old site',
    },
    1,
  );
  return removed;
}
