/** Astro keeps what it read; a file that was only renamed keeps its old name there and breaks the build. */
import { existsSync, readFileSync, rmSync } from 'node:fs';

/** Deletes the store when it names a content file that is gone, so that Astro reads all anew. */
export function forgetStaleStore(store: string): void {
  if (!existsSync(store)) return;
  const named = readFileSync(store, 'utf8').matchAll(/src\/content\/[\w./-]+?\.(?:mdx?|json)\b/g);
  const isGone = [...new Set([...named].map(([path]) => path))].some((path) => !existsSync(path));
  if (isGone) rmSync(store);
}
