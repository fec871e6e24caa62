/** A thread that writes the compressed copies of its share of the files. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from 'node:zlib';
import { keep, readKept } from '../../../src/lib/kept-files.ts';
import type { CompressInput } from './compress.ts';

const { folder, quality, kept, share } = workerData as CompressInput & { share: string[] };
const { brotli, zlib } = process.versions;
const level = constants.Z_BEST_COMPRESSION;

/** A way to compress, and the ending of what it makes. */
interface Way {
  ending: string;
  /** All that decides the bytes beside the content. */
  name: string;
  compress: (content: Buffer) => Buffer;
  decompress: (copy: Buffer) => Buffer;
}

const ways: readonly Way[] = [
  {
    ending: 'br',
    name: `${quality}-${brotli}`,
    compress: (content) =>
      brotliCompressSync(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    decompress: brotliDecompressSync,
  },
  {
    ending: 'gz',
    name: `${level}-${zlib}`,
    compress: (content) => gzipSync(content, { level }),
    decompress: gunzipSync,
  },
];

/** Whether a kept copy is whole: a machine that stopped while writing may have left less. */
function holds({ decompress }: Way, copy: Buffer, content: Buffer): boolean {
  try {
    return decompress(copy).equals(content);
  } catch {
    // Damaged: it is made anew, under the same name.
    return false;
  }
}

for (const file of share) {
  const path = join(folder, file);
  const content = readFileSync(path);
  const digest = createHash('sha256').update(content).digest('hex');
  for (const way of ways) {
    const place = `${kept}/${digest}-${way.name}.${way.ending}`;
    const known = readKept(place);
    const copy = known && holds(way, known, content) ? known : keep(place, way.compress(content));
    writeFileSync(`${path}.${way.ending}`, copy);
  }
}
parentPort?.postMessage('done');
