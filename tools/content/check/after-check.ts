/**
 * Astro reads the content while our check does. Its loaders end only after the
 * check, so that an editor reads our words, all at once, and never Astro's.
 */
import type { Loader } from 'astro/loaders';

/** The configuration of the content is a module of another loader, so that no variable can be shared. */
const name = Symbol.for('check of the content');

/** Says what loaders wait for. */
export function letLoadersWait(check: Promise<void>): void {
  // When it fails, the loaders say so.
  check.catch(() => undefined);
  Reflect.set(globalThis, name, check);
}

/**
 * The loader, which ends only after the check, whether it found everything or
 * stopped at a mistake. Without a check, as in development, it is as before.
 * @throws what the check throws; else what the loader throws
 */
export const afterCheck = (loader: Loader): Loader => ({
  ...loader,
  load: async (context) => {
    try {
      await loader.load(context);
    } finally {
      await Reflect.get(globalThis, name);
    }
  },
});
