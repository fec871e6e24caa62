import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Entry } from '../read/entry.ts';
import { pictureProblems, unreadablePictures } from './pictures.ts';
import { printProblems } from '../problem.ts';

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const at = (name: string) => join(folder, name);
  const noise = sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  });
  await noise.clone().jpeg().toFile(at('whole.jpg'));
  await noise.clone().webp().toFile(at('whole.webp'));
  const bytes = readFileSync(at('whole.jpg'));
  writeFileSync(at('cut-off.jpg'), bytes.subarray(0, bytes.length / 2));
  writeFileSync(at('words.png'), 'This is no picture.');
  writeFileSync(at('empty.webp'), '');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const names = ['whole.jpg', 'whole.webp', 'cut-off.jpg', 'words.png', 'empty.webp'];

test('a picture that is cut off, empty or none is found', async () => {
  expect([...(await unreadablePictures(folder, names))]).toEqual([
    'cut-off.jpg',
    'words.png',
    'empty.webp',
  ]);
});

test('a picture that was fixed is read again', async () => {
  const path = join(folder, 'fixed.jpg');
  writeFileSync(path, 'Not yet.');
  expect((await unreadablePictures(folder, ['fixed.jpg'])).size).toBe(1);
  writeFileSync(path, readFileSync(join(folder, 'whole.jpg')));
  expect((await unreadablePictures(folder, ['fixed.jpg'])).size).toBe(0);
});

const image = '../../assets/pictures/house.png';
const entry: Entry = {
  file: 'src/content/blog/one.md',
  collection: 'blog',
  id: 'one',
  data: { hero: { image } },
  value: undefined,
  whole: 'the whole file',
  lineOf: (path) => path.length + 1,
  body: { text: `One.\n\n![A brick house.](${image})\n`, line: 9 },
};

test('each reference to it is reported', () => {
  const problems = pictureProblems(entry, new Set(['src/assets/pictures/house.png']));
  const words = `  Found:   "${image}", a file that is cut off or not a picture
  Wanted:  The picture can't be opened. Copy it again from its source; if it doesn't open there either, export it as JPEG.
  Example: "../../assets/pictures/house.jpg"`;
  expect(printProblems(problems)).toBe(
    `src/content/blog/one.md:3 - image of hero\n${words}\n\n` +
      `src/content/blog/one.md:11 - the text\n${words}\n\n2 problems in 1 content file.`,
  );
  expect(pictureProblems(entry, new Set(['src/assets/pictures/other.png']))).toEqual([]);
});
