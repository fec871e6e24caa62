import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brotliQuality, compressFiles } from './compress';

let folder: string;
const page = '<p>Words of a page.</p>'.repeat(100);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'));
  writeFileSync(join(folder, 'page.html'), page);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('compressing a site', () => {
  it('writes a Brotli and a gzip copy of each text file worth compressing', async () => {
    writeFileSync(join(folder, 'short.html'), '<p>Short.</p>');
    writeFileSync(join(folder, 'picture.png'), page);
    expect(await compressFiles(folder, true)).toBe(1);
    expect(readdirSync(folder).sort()).toEqual(
      ['page.html', 'page.html.br', 'page.html.gz', 'picture.png', 'short.html'].sort(),
    );
    expect(brotliDecompressSync(readFileSync(join(folder, 'page.html.br'))).toString()).toBe(page);
    expect(gunzipSync(readFileSync(join(folder, 'page.html.gz'))).toString()).toBe(page);
  });

  it('copies every file of a site with many pages', async () => {
    for (let number = 0; number < 40; number++)
      writeFileSync(join(folder, `page-${number}.html`), `${page}${number}`);
    expect(await compressFiles(folder, true)).toBe(41);
    const last = gunzipSync(readFileSync(join(folder, 'page-39.html.gz'))).toString();
    expect(last).toBe(`${page}39`);
  });

  it('stops the build when a copy cannot be written', async () => {
    mkdirSync(join(folder, 'page.html.br'));
    await expect(compressFiles(folder, true)).rejects.toThrow('EISDIR');
  });

  it.each([
    ['the best for a site of usual size', 3_000_000, false, 11],
    ['a quick one where time counts', 3_000_000, true, 5],
    ['a quick one for thousands of pages', 100_000_000, false, 5],
  ])('uses a quality that is %s', (_case, bytes, quick, quality) => {
    expect(brotliQuality(bytes, quick)).toBe(quality);
  });
});
