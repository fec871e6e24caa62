/** Picture files as phones, offices, and web pages give them, under names that don't say it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBody } from '../markup/check-body.ts';
import type { Entry } from '../read/entry.ts';
import { pictureFaults } from './picture-contents.ts';
import { pictureFault } from './pictures.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function faultOf(name: string, bytes: Uint8Array | string | Promise<Buffer>) {
  writeFileSync(join(folder, name), await bytes);
  return (await pictureFaults(folder, [name])).get(name);
}

const noise = (width = 120, height = 90) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  });
const still = (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff') =>
  noise().toFormat(format).toBuffer();
const half = async (format: Parameters<typeof still>[0]) => {
  const bytes = await still(format);
  return bytes.subarray(0, bytes.length / 2);
};
const frames = async (format: 'gif' | 'webp' | 'tiff') => {
  const pages = [await still('png'), await noise().negate().png().toBuffer()];
  return sharp(pages, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
};

const chunk = (type: string, content: Buffer) => {
  const named = Buffer.concat([Buffer.from(type), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
};
/** A PNG that announces two frames, after its 33 bytes of signature and header. */
const movingPng = async () => {
  const png = await still('png');
  const frameCount = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]);
  return Buffer.concat([png.subarray(0, 33), chunk('acTL', frameCount), png.subarray(33)]);
};
/** The head of a PNG of a size that no test should have to draw. */
const pngOf = async (width: number, height: number) => {
  const png = await still('png');
  const header = Buffer.from(png.subarray(16, 29));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([png.subarray(0, 8), chunk('IHDR', header), png.subarray(33)]);
};
const heif = (brand: string, compatible: string) =>
  Buffer.from(`\0\0\0\x1cftyp${brand}\0\0\0\0${compatible}${'\0'.repeat(400)}`, 'latin1');

describe('a picture of a kind that can be shown is accepted, under any name of a picture', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['a.jpg', () => still('jpeg')],
    ['b.JPG', () => still('jpeg')],
    ['c.jpeg', () => still('png')],
    ['d.png', () => still('webp')],
    ['e.jpg', () => still('avif')],
    ['f.gif', () => still('gif')],
    ['g.tiff', () => still('tiff')],
    ['cmyk.jpg', () => noise().toColourspace('cmyk').jpeg().toBuffer()],
    ['16-bit.png', () => noise().toColourspace('rgb16').png().toBuffer()],
    ['gray.png', () => noise().grayscale().png().toBuffer()],
    ['long.png', () => pngOf(120, 90)],
  ])('%s', async (name, bytes) => {
    expect(await faultOf(name, bytes())).toBeUndefined();
  });
});

describe('a file that cannot be shown is refused with what it is, and the way out', () => {
  it.each<[string, string, () => Promise<Buffer> | Buffer | string]>([
    ['zero.jpg', 'is empty', () => ''],
    ['heic.jpg', 'is a HEIC photo', () => heif('heic', 'mif1heic')],
    ['burst.heic', 'is a HEIC photo', () => heif('mif1', 'mif1heic')],
    ['ten-bit.png', 'is a HEIC photo', () => heif('heix', 'mif1heix')],
    ['movie.jpg', 'is a video', () => heif('qt  ', 'qt  ')],
    ['movie.webp', 'is a video', () => heif('isom', 'isommp42')],
    ['avis.avif', 'is an animated picture', () => heif('avis', 'avismsf1')],
    ['moving.gif', 'is an animated picture', () => frames('gif')],
    ['moving.webp', 'is an animated picture', () => frames('webp')],
    ['moving.jpg', 'is an animated picture', () => frames('webp')],
    ['moving.png', 'is an animated picture', () => movingPng()],
    ['fax.tiff', 'is a TIFF with several pages', () => frames('tiff')],
    ['flyer.jpg', 'is a PDF document', () => '%PDF-1.7\n'],
    ['paint.png', 'is a BMP', () => Buffer.from('BM\x36\0\0\0\0\0\0\0', 'latin1')],
    ['layers.jpg', 'is a Photoshop document', () => '8BPS\0\x01'],
    ['office.png', 'is a ZIP archive or an Office document', () => 'PK\x03\x04'],
    ['new.jpg', 'is a JPEG XL', () => Buffer.from('\xff\x0a\0', 'latin1')],
    ['favicon.png', 'is an icon', () => '\0\0\x01\0\x01\0'],
    ['drawing.png', 'is an SVG drawing', () => '<?xml version="1.0"?>\n<svg></svg>'],
    ['page.jpg', 'is a web page', () => '<!DOCTYPE html><title>Photo</title>'],
    ['pointer.webp', 'is only a pointer', () => 'version https://git-lfs.github.com/spec/v1\n'],
    ['words.png', 'is text', () => 'This is no picture.'],
    ['bytes.png', 'is not a picture', () => Buffer.from([1, 2, 3, 200, 201])],
    ['cut.jpg', 'is cut off', () => half('jpeg')],
    ['cut.png', 'is cut off', () => half('png')],
    ['cut.webp', 'is cut off', () => half('webp')],
    ['cut.gif', 'is cut off', () => half('gif')],
    [
      'wide.png',
      'at most 16,383 pixels on each side; this one is 16,384 by 4',
      () => pngOf(16_384, 4),
    ],
    ['tall.jpg', 'this one is 4 by 20,000', () => pngOf(4, 20_000)],
    ['huge.png', 'this one is 20,000 by 15,000', () => pngOf(20_000, 15_000)],
    ['scan.tif', 'end in ".tiff"', () => still('tiff')],
    ['photo.jfif', 'Rename the file to "photo.jpg"', () => still('jpeg')],
  ])('%s %s', async (name, message, bytes) => {
    const fault = await faultOf(name, await bytes());
    expect(fault).toContain(message);
    expect(fault).toContain('here');
  });

  it('until it is replaced', async () => {
    expect(await faultOf('fixed.jpg', 'Not yet.')).toBeDefined();
    expect(await faultOf('fixed.jpg', still('jpeg'))).toBeUndefined();
  });

  it('and every file of the project can be shown', async () => {
    const path = 'src/assets/pictures/hero-neighborhood.webp';
    expect(readFileSync(path).length).toBeGreaterThan(0);
    expect([...(await pictureFaults('.', [path]))]).toEqual([]);
  });
});

describe('where a picture is named', () => {
  const path = 'src/assets/pictures/house.jpg';
  const files = { others: new Set([path]), pictureFaults: new Map([[path, 'be a picture']]) };
  const named = '../../assets/pictures/house.jpg';

  it('its field is told what is wrong inside', () => {
    expect(pictureFault(named, 'src/content/blog/one.md', files)).toBe('must be a picture');
  });

  it('each line of a text is told, together with other faults of the picture', () => {
    const entry: Entry = {
      file: 'src/content/blog/one.md',
      collection: 'blog',
      id: 'one',
      data: {},
      value: {},
      whole: 'the whole file',
      lineOf: () => 1,
      body: { text: `![A [brick] house.](${named})\n\n![](${named} "House")`, line: 9 },
    };
    const { problems } = checkBody(entry, files);
    expect(problems.map(({ line, wanted }) => [line, wanted.slice(0, 28)])).toEqual([
      [9, 'The path must be a picture.'],
      [11, 'The path must be a picture.'],
      [11, 'Describe the picture between'],
    ]);
  });

  const odd = (name: string) => {
    const others = new Set([`src/assets/pictures/${name}`]);
    return (typed: string) =>
      pictureFault(`../../assets/pictures/${typed}`, 'src/content/blog/one.md', { others });
  };

  it.each([
    ['100% done.jpg', '100-done.jpg'],
    ['what?.jpg', 'what.jpg'],
    ['a#b.jpg', 'a-b.jpg'],
    ['caf\u00E9.jpg', 'cafe.jpg'],
    ['cafe\u0301.jpg', 'cafe.jpg'],
    ['house 🏡.jpg', 'house.jpg'],
    ['Dana\u2019s "house".jpg', 'Dana-s-house.jpg'],
    ['IMG 2041 (1).JPG', 'IMG-2041-1.JPG'],
    ['日本.png', 'picture.png'],
  ])('the name %s is refused with a safe one, however it is typed', (name, safe) => {
    for (const typed of [name, name.normalize('NFC'), name.normalize('NFD'), encodeURI(name)])
      expect(odd(name)(typed), typed).toContain(`Rename the file to "${safe}"`);
  });

  it('a name of letters, digits, and hyphens is fine with any ending of a picture', () => {
    for (const name of ['IMG_2041.JPG', 'a-b.c.webp', 'scan.tiff'])
      expect(odd(name)(name)).toBeUndefined();
  });
});
