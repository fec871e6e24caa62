import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { keptFolders } from '../../../src/lib/kept-files.ts';
import { answersOfShares } from '../../dev/leaving/thread.ts';
import { listFiles } from './built-files.ts';
import { textEndings } from './media-types.ts';

/** Smaller files fit into the same packet either way. */
const smallest = 1000;

/** Bytes of text up to which the best Brotli takes no longer than the build itself. */
const thoroughUpTo = 8_000_000;

/**
 * Bytes of text up to which copies are written. Of more pages than that, few
 * are read often, and two copies of each would exceed the hosts' number of
 * files; servers compress those as they are asked for.
 */
const copiesUpTo = 250_000_000;

/** What all threads that compress are told. */
export interface CompressInput {
  folder: string;
  /** Of Brotli. */
  quality: number;
  /** Folder with the copies of builds before. */
  kept: string;
}

/**
 * Writes a Brotli and a gzip copy beside each text file, for servers that send
 * ready copies.
 * @param quick Whether the time of the build counts more than the bytes.
 * @param kept Folder with the copies of builds before.
 * @returns Number of files that got copies.
 */
export async function compressFiles(
  folder: string,
  quick: boolean,
  kept: string = keptFolders.compressed,
): Promise<number> {
  const files = await listFiles(
    folder,
    textEndings.map((ending) => `.${ending}`),
  );
  const sizes = new Map(files.map((file) => [file, statSync(join(folder, file)).size]));
  const worthwhile = files.filter((file) => (sizes.get(file) ?? 0) >= smallest);
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const quality = brotliQuality(total, quick);
  if (quality === undefined) return 0;

  // The longest files take longest, so that each thread gets some.
  const longest = worthwhile.toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
  const threads = availableParallelism();
  const shares = Array.from({ length: threads }, (_, thread) =>
    longest.filter((_file, index) => index % threads === thread),
  );
  const module = new URL('./compress-thread.ts', import.meta.url);
  const input: CompressInput = { folder, quality, kept };
  await answersOfShares({ module, input, task: 'The compression of the site' }, shares);
  return worthwhile.length;
}

/** Brotli quality for this many bytes of text: the best, a quick one, or none at all. */
export function brotliQuality(bytes: number, quick: boolean): number | undefined {
  if (bytes > copiesUpTo) return undefined;
  return quick || bytes > thoroughUpTo ? 5 : 11;
}
