import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './built-files.ts';
import { textFile } from './media-types.ts';

/** Smaller files hardly shrink. The speculation rules, part of every first visit, have 648 bytes. */
const SMALLEST_BYTES = 256;

/** Up to here, Brotli's best quality takes no longer than the rest of the build. */
const BEST_QUALITY_UP_TO_BYTES = 8_000_000;

/** Files in progress at once: enough to keep zlib's threads busy, few enough for the memory. */
const BATCH = 16;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * Writes a Brotli and a gzip copy beside each text file, for servers that send
 * precompressed files.
 * @param quick True when build time matters more than bytes, as in the demo.
 * @returns Number of files that got copies.
 */
export async function compressFiles(folder: string, quick: boolean): Promise<number> {
  const files = (await listFiles(folder, textFile))
    .map((file) => ({ path: join(folder, file), bytes: statSync(join(folder, file)).size }))
    .filter(({ bytes }) => bytes >= SMALLEST_BYTES);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const quality = brotliQuality(total, quick);
  for (let start = 0; start < files.length; start += BATCH) {
    const batch = files.slice(start, start + BATCH);
    await Promise.all(batch.map(({ path }) => writeCopies(path, quality)));
  }
  return files.length;
}

/** Brotli quality for this many bytes of text: the best, or a quick one. */
export function brotliQuality(bytes: number, quick: boolean): number {
  return quick || bytes > BEST_QUALITY_UP_TO_BYTES ? 5 : 11;
}

async function writeCopies(path: string, quality: number): Promise<void> {
  const content = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([
    brotliAsync(content, { params }),
    gzipAsync(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await writeFile(`${path}.br`, br);
  await writeFile(`${path}.gz`, gz);
}
