import { createHash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { keptFile, keptFolders } from '../../lib/kept-files.ts';
import { listFiles } from './built-files.ts';
import { textEndings } from './media-types.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

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

/** As many as Node compresses beside each other. */
const atOnce = 4;

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
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  const worthwhile = files.filter((_, index) => (sizes[index] ?? 0) >= smallest);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const quality = brotliQuality(total, quick);
  if (quality === undefined) return 0;

  const waiting = worthwhile.values();
  const work = async () => {
    for (const file of waiting) await compressFile(join(folder, file), quality, kept);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return worthwhile.length;
}

/** Brotli quality for this many bytes of text: the best, a quick one, or none at all. */
export function brotliQuality(bytes: number, quick: boolean): number | undefined {
  if (bytes > copiesUpTo) return undefined;
  return quick || bytes > thoroughUpTo ? 5 : 11;
}

async function compressFile(path: string, quality: number, kept: string): Promise<void> {
  const content = await readFile(path);
  const digest = createHash('sha256').update(content).digest('hex');
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const write = async (ending: string, name: string, make: () => Promise<Buffer>) => {
    await writeFile(`${path}.${ending}`, await keptFile(`${kept}/${name}`, make));
  };
  await write('br', `${digest}-${quality}.br`, () => toBrotli(content, { params }));
  await write('gz', `${digest}.gz`, () => toGzip(content, { level: constants.Z_BEST_COMPRESSION }));
}
