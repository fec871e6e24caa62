import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formats, photograph } from '../../../tests/guide/photographs.ts';
import { pictureProblems } from './published-pictures.ts';

let root: string;
const write = (file: string, content: string | Buffer) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
};
const problems = () => pictureProblems(join(root, 'dist'), join(root, 'assets'));
const clean = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#8a8' } }).withIccProfile('p3');

const original = await clean().jpeg().toBuffer();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'published-pictures-'));
  write('dist/index.html', '<img src="/_astro/house.Ab12_c.webp">');
  write('assets/pictures/house.jpg', original);
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

describe('an original in the built site', () => {
  it('is removed when nothing names it, as that of a draft', async () => {
    write('dist/_astro/house.Ab12.jpg', original);
    expect(await problems()).toEqual([]);
    expect(existsSync(join(root, 'dist/_astro/house.Ab12.jpg'))).toBe(false);
  });

  it.each(['index.html', 'blog/one.html', 'rss.xml', '_astro/menu.js', 'manifest.webmanifest'])(
    'stops the build when %s names it, whatever it is called',
    async (page) => {
      write('dist/_astro/my house.Ab12_c.webp', original);
      write(`dist/${page}`, '"/_astro/my%20house.Ab12_c.webp"');
      expect(await problems()).toMatchObject([
        {
          file: `${join(root, 'assets')}/pictures/house.jpg`,
          found: 'published as it was saved, in _astro/my house.Ab12_c.webp',
        },
      ]);
    },
  );
});

it('a drawing is shown as it is, and removed when nothing names it', async () => {
  for (const name of ['map', 'plan']) {
    write(`assets/pictures/${name}.svg`, `<svg xmlns="http://www.w3.org/2000/svg" id="${name}"/>`);
    write(`dist/_astro/${name}.Ab12.svg`, readFileSync(join(root, `assets/pictures/${name}.svg`)));
  }
  write('dist/index.html', '<img src="/_astro/map.Ab12.svg">');
  expect(await problems()).toEqual([]);
  expect(existsSync(join(root, 'dist/_astro/map.Ab12.svg'))).toBe(true);
  expect(existsSync(join(root, 'dist/_astro/plan.Ab12.svg'))).toBe(false);
});

describe('metadata in a picture that is published', () => {
  it.each(formats)('is found in the photograph of a phone, as %s', async (format) => {
    write(`dist/team.${format}`, await photograph(format, 6));
    const [problem, ...others] = await problems();
    expect(others).toEqual([]);
    expect(problem?.file).toBe(`team.${format}`);
    for (const kind of ['EXIF', 'XMP']) expect(problem?.found).toContain(kind);
    expect(problem?.wanted).toContain('src/assets/pictures');
  });

  it('is found where only a comment is left', async () => {
    const comment = Buffer.from('\xff\xfe\0\x07Jane!', 'latin1');
    const jpeg = await clean().jpeg().toBuffer();
    write('dist/TEAM.JPG', Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]));
    const png = await clean().png().toBuffer();
    const end = png.length - 12;
    const text = Buffer.from('\0\0\0\x05tEXtJane!\0\0\0\0', 'latin1');
    write('dist/og/team.png', Buffer.concat([png.subarray(0, end), text, png.subarray(end)]));
    write(
      'dist/team.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><metadata>Jane</metadata></svg>',
    );
    expect((await problems()).map(({ file, found }) => `${file}: ${found.split(',')[0]}`)).toEqual([
      'TEAM.JPG: metadata (comments)',
      'og/team.png: metadata (comments)',
      'team.svg: metadata (notes)',
    ]);
  });

  it('is found behind the pixels, in a GIF, and in a picture inside a drawing', async () => {
    const jpeg = await clean().jpeg().toBuffer();
    write('dist/moving.jpg', Buffer.concat([jpeg, Buffer.from('ftypmp42')]));
    write('dist/progressive.jpg', await clean().jpeg({ progressive: true }).toBuffer());
    const gif = await clean().gif().toBuffer();
    const comment = Buffer.from('\x21\xfe\x05Jane!\0', 'latin1');
    write('dist/note.gif', Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)]));
    write(
      'dist/map.svg',
      `<svg xmlns="http://www.w3.org/2000/svg"><image href="data:image/jpeg;base64,${jpeg.toString('base64')}"/></svg>`,
    );
    expect((await problems()).map(({ file, found }) => `${file}: ${found.split(',')[0]}`)).toEqual([
      'map.svg: metadata (a picture inside)',
      'moving.jpg: metadata (comments)',
      'note.gif: metadata (comments)',
    ]);
  });

  it('is not seen in a color profile', async () => {
    for (const format of [...formats, 'tiff', 'gif'] as const)
      write(`dist/${format}.${format}`, await clean().toFormat(format).toBuffer());
    const frames = sharp(await clean().gif().toBuffer(), { animated: true });
    write('dist/repeated.gif', await frames.gif({ loop: 3 }).toBuffer());
    expect(await problems()).toEqual([]);
  });
});

it.each(['team.jpg', 'TEAM.HEIC', '_astro/team.Ab12.webp'])(
  '%s that holds no picture stops the build',
  async (file) => {
    write(`dist/${file}`, 'no picture');
    expect(await problems()).toMatchObject([{ file, found: "a file that can't be read" }]);
  },
);

it('the files of public/ hold pictures without metadata, icons in an .ico included', async () => {
  expect(await pictureProblems('public')).toEqual([]);
  const icon = readFileSync('public/favicon.ico', 'latin1');
  expect(icon).not.toMatch(/tEXt|zTXt|iTXt|eXIf/);
});
