import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brotliQuality, compressFiles } from './compress';

const folder = mkdtempSync(join(tmpdir(), 'compress-'));
const kept = mkdtempSync(join(tmpdir(), 'compressed-'));
const page = '<p>Words of a page.</p>'.repeat(100);

beforeAll(() => {
  writeFileSync(join(folder, 'page.html'), page);
  writeFileSync(join(folder, 'short.html'), '<p>Short.</p>');
  writeFileSync(join(folder, 'picture.png'), page);
});
afterAll(() => {
  for (const one of [folder, kept]) rmSync(one, { recursive: true });
});

describe('compressed copies', () => {
  it('lie beside each text file that is worth it, and hold the same', async () => {
    expect(await compressFiles(folder, true, kept)).toBe(1);
    expect(readdirSync(folder).sort()).toEqual(
      ['page.html', 'page.html.br', 'page.html.gz', 'picture.png', 'short.html'].sort(),
    );
    expect(brotliDecompressSync(readFileSync(join(folder, 'page.html.br'))).toString()).toBe(page);
    expect(gunzipSync(readFileSync(join(folder, 'page.html.gz'))).toString()).toBe(page);
  });

  it('are those of the build before, as long as the file says the same', async () => {
    const quick = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
    for (const name of readdirSync(kept).filter((one) => one.endsWith('.br')))
      writeFileSync(join(kept, name), quick);
    await compressFiles(folder, true, kept);
    expect(readFileSync(join(folder, 'page.html.br'))).toEqual(quick);
    const changed = page.replace('Words', 'Other words');
    writeFileSync(join(folder, 'page.html'), changed);
    await compressFiles(folder, true, kept);
    const copy = readFileSync(join(folder, 'page.html.br'));
    expect(brotliDecompressSync(copy).toString()).toBe(changed);
  });

  it.each([
    ['empty', ''],
    ['cut off', brotliCompressSync(page).subarray(0, 20)],
    ['of another file', brotliCompressSync('<p>Other.</p>')],
  ])('that were kept and are %s are made anew', async (_case, damaged) => {
    writeFileSync(join(folder, 'page.html'), page);
    await compressFiles(folder, true, kept);
    for (const name of readdirSync(kept)) writeFileSync(join(kept, name), damaged);
    await compressFiles(folder, true, kept);
    expect(brotliDecompressSync(readFileSync(join(folder, 'page.html.br'))).toString()).toBe(page);
    expect(gunzipSync(readFileSync(join(folder, 'page.html.gz'))).toString()).toBe(page);
  });

  it('are made alike for files that say the same', async () => {
    const same = ['a', 'b', 'c', 'd'].map((name) => join(folder, `${name}.html`));
    for (const file of same) writeFileSync(file, `${page} thrice`);
    expect(await compressFiles(folder, true, kept)).toBe(5);
    const copies = same.map((file) => gunzipSync(readFileSync(`${file}.gz`)).toString());
    expect(new Set(copies)).toEqual(new Set([`${page} thrice`]));
  });

  it('stop the build when they cannot be written', async () => {
    const file = join(folder, 'picture.png');
    await expect(compressFiles(folder, true, join(file, 'kept'))).rejects.toThrow(
      'The compression of the site stopped before its end: ENOTDIR',
    );
  });

  it.each([
    ['the best for a site of usual size', 3_000_000, false, 11],
    ['a quick one where time counts', 3_000_000, true, 5],
    ['a quick one for thousands of pages', 100_000_000, false, 5],
    ['none for tens of thousands', 600_000_000, false, undefined],
  ])('are %s', (_case, bytes, quick, quality) => {
    expect(brotliQuality(bytes, quick)).toBe(quality);
  });
});
