/** A thread that writes the compressed copies of its share of the files. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { keep, readKept } from '../../lib/kept-files.ts';
import type { CompressInput } from './compress.ts';

const { folder, quality, kept, share } = workerData as CompressInput & { share: string[] };

for (const file of share) {
  const path = join(folder, file);
  const content = readFileSync(path);
  const digest = createHash('sha256').update(content).digest('hex');
  const brotli = `${kept}/${digest}-${quality}.br`;
  const gzip = `${kept}/${digest}.gz`;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(
    `${path}.br`,
    readKept(brotli) ?? keep(brotli, brotliCompressSync(content, { params })),
  );
  writeFileSync(
    `${path}.gz`,
    readKept(gzip) ?? keep(gzip, gzipSync(content, { level: constants.Z_BEST_COMPRESSION })),
  );
}
parentPort?.postMessage('done');
