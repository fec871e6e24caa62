import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Entry } from '../check/read/entry';
import { printAdvice } from './give-advice';
import { measurePicture, pictureProblems, type PictureSize } from './picture-advice';
import { entry } from './test-entry';

const image = '../../assets/pictures/house.jpg';
const told = async (one: Entry, size: PictureSize | undefined) => {
  const found = await pictureProblems([one], () => Promise.resolve(size));
  return found.map(({ field, found: what }) => `${field}: ${what}`);
};
const small = { width: 1199, bytes: 90_000 };
const heavy = { width: 6000, bytes: 20_000_001 };

describe('a picture', () => {
  test.each<[name: string, one: Entry, size: PictureSize | undefined, words: string[]]>([
    ['large enough', entry('blog', { hero: { image } }), { width: 1200, bytes: 20_000_000 }, []],
    [
      'too small for an article',
      entry('blog', { hero: { image } }),
      small,
      [`hero.image: ${image}, 1,199 pixels wide`],
    ],
    [
      'too small for a city',
      entry('cities', { banner: { image } }),
      small,
      [`banner.image: ${image}, 1,199 pixels wide`],
    ],
    ['small where it is shown small', entry('gallery', { picture: { image } }), small, []],
    [
      'too heavy anywhere',
      entry('gallery', { picture: { image } }),
      heavy,
      [`picture.image: ${image}, 20.0 MB`],
    ],
    [
      'that cannot be read, which stops the build',
      entry('blog', { hero: { image } }),
      undefined,
      [],
    ],
  ])('%s', async (_name, one, size, words) => {
    expect(await told(one, size)).toEqual(words);
  });

  test('is reported with file, line, and what to do', async () => {
    const advice = await pictureProblems([entry('blog', { hero: { image } })], () =>
      Promise.resolve(small),
    );
    expect(printAdvice(advice)).toBe(
      `Warnings (the build continues):

src/content/blog/one.md:3 - hero.image
  Found:   ${image}, 1,199 pixels wide
  Wanted:  A picture at the top of a page is blurry when it is less than 1,200 pixels wide. Use the original, not a copy made for the web.
  Example: house.jpg, 1,600 pixels wide`,
    );
  });
});

describe('the width of a file', () => {
  let folder: string;
  const file = (name: string) => join(folder, name);
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pictures-'));
    const picture = sharp({
      create: { width: 40, height: 30, channels: 3, background: '#a8432d' },
    });
    await picture.clone().jpeg().withMetadata({ orientation: 6 }).toFile(file('turned.jpg'));
    await picture.clone().png().toFile(file('upright.png'));
    await picture.clone().tiff().toFile(file('scan.tiff'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  test.each([
    ['turned.jpg', 30],
    ['upright.png', 40],
    ['scan.tiff', 40],
  ])('%s is %i pixels wide as displayed', async (name, width) => {
    expect((await measurePicture(file(name)))?.width).toBe(width);
  });
});
