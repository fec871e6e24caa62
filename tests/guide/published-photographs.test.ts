/**
 * Photographs as phones and offices save them, with position, camera, and name,
 * in every place where content may name a picture: none of that is published.
 */
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  distortion,
  filesOf,
  marksIn,
  quartersOf,
  shownSizes,
  type BuiltFile,
} from './built-pictures.ts';
import { makeCopy, type Copy } from '../../tools/dev/project-copy.ts';
import { hiddenName, photoNames, placePhotographs } from './photo-places.ts';
import { note, quarters } from './photographs.ts';

let copy: Copy;
let code: number;

beforeAll(async () => {
  copy = makeCopy();
  await placePhotographs(copy);
  ({ code } = await copy.run('build', [], { BUILD_DATE: '2026-01-15', DEMO: 'true' }));
});
afterAll(() => {
  copy.remove();
});

test('a site with photographs in every place is built', () => {
  expect(code).toBe(0);
});

describe('of the photographs', () => {
  let built: BuiltFile[];
  let pictures: BuiltFile[];
  const filesWith = (words: string) =>
    built.filter(({ bytes }) => bytes.includes(words)).map(({ file }) => file);

  beforeAll(() => {
    built = ['dist', 'dist-hosts'].flatMap((name) => filesOf(join(copy.folder, name)));
    pictures = built.filter(({ file }) => /\.(?:avif|webp|jpg|png)$/.test(file));
  });

  test('no file holds what the camera noted', () => {
    expect(filesWith(note)).toEqual([]);
    const marked = pictures.map(({ file, bytes }) => ({ file, marks: marksIn(bytes) }));
    expect(marked.filter(({ marks }) => marks.length > 0)).toEqual([]);
  });

  test('no file is one of them', () => {
    const saved = filesOf(join(copy.folder, 'src/assets/pictures'));
    expect(saved.length).toBeGreaterThan(photoNames.length);
    const same = built.filter(({ bytes }) => saved.some((one) => one.bytes.equals(bytes)));
    expect(same.map(({ file }) => file)).toEqual([]);
  });

  test('nothing is left of those that only hidden articles show', () => {
    expect(built.map(({ file }) => file).filter((file) => file.includes(hiddenName))).toEqual([]);
    expect(filesWith(hiddenName)).toEqual([]);
  });

  test.each(photoNames)('$name is shown upright and whole', async ({ name }) => {
    const stem = `_astro/${name.replace(/\.\w+$/, '')}.`;
    const shown = pictures.filter(({ file }) => file.startsWith(stem));
    expect(shown.length).toBeGreaterThan(1);
    for (const { file, bytes } of shown) {
      const { width, height } = await sharp(bytes).metadata();
      expect(distortion(width, height), file).toBeLessThan(0.01);
      expect(await quartersOf(bytes), file).toEqual(quarters);
    }
  });

  test('every page names the sizes at which they are seen', () => {
    const pages = built.filter(({ file }) => file.endsWith('.html'));
    const sizes = pages.flatMap(({ file, bytes }) =>
      shownSizes(bytes.toString()).map((size) => ({ page: file, ...size })),
    );
    expect(new Set(sizes.map(({ page }) => page)).size).toBeGreaterThan(20);
    expect(sizes.filter(({ width, height }) => !(distortion(width, height) < 0.01))).toEqual([]);
  });

  test('every picture for shared links shows one upright', async () => {
    const cards = pictures.filter(({ file }) => file.startsWith('og/'));
    expect(cards.length).toBeGreaterThan(20);
    // As wide as its place on the card, in the middle of its height.
    const part = { left: 640, top: 114, width: 540, height: 405 };
    for (const { file, bytes } of cards)
      expect(await quartersOf(bytes, part), file).toEqual(quarters);
  });
});
