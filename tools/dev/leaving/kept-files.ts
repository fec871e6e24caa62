import type { AstroIntegration } from 'astro';
import { forgetUnused, keptFolders } from '../../../src/lib/kept-files.ts';

/** Removes at the end of each build what builds kept and none has asked for since long. */
export function keptFiles(): AstroIntegration {
  return {
    name: 'kept-files',
    hooks: {
      'astro:build:done': () => {
        const now = new Date();
        for (const folder of Object.values(keptFolders)) forgetUnused(folder, now);
      },
    },
  };
}
