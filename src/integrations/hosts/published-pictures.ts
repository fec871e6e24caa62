/** Pictures as a host gets them: none as its camera made it, none that says where, when, or by whom. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import sharp from 'sharp';
import type { Problem } from '../content-check/problem.ts';
import { listFiles } from './built-files.ts';
import { textEndings } from './media-types.ts';

const picture = /\.(?:avif|webp|jpe?g|jfif|a?png|gif|tiff?|hei[cf]|svg)$/i;

/**
 * Removes the originals that Astro leaves beside the pictures it made of them,
 * such as those of drafts, and looks for pictures that must not be published.
 * @param folder The built site.
 * @param sources Folder of the originals.
 */
export async function pictureProblems(folder: string, sources = 'src/assets'): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { file, source } of await findOriginals(folder, sources)) {
    if (await isNamed(folder, basename(file))) problems.push(unprocessed(file, source));
    else await rm(join(folder, file));
  }
  for (const file of await listPictures(folder)) {
    const traces = await tracesIn(join(folder, file));
    if (traces.length > 0) problems.push(withMetadata(file, traces));
  }
  return problems;
}

const listPictures = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true }))
    .filter((file) => picture.test(file))
    .map((file) => file.split(sep).join('/'))
    .sort();

const digestOf = async (path: string) =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex');

/** Files of Astro's folder that are a picture of the sources, byte for byte. An SVG is drawn and stays as it is. */
async function findOriginals(folder: string, sources: string) {
  const built = (await listPictures(folder)).filter((file) => file.startsWith('_astro/'));
  if (built.length === 0) return [];
  const known = new Map<string, string>();
  for (const source of await listPictures(sources))
    known.set(await digestOf(join(sources, source)), `${sources}/${source}`);
  const found: { file: string; source: string }[] = [];
  for (const file of built) {
    const source = known.get(await digestOf(join(folder, file)));
    if (source !== undefined && !file.endsWith('.svg')) found.push({ file, source });
  }
  return found;
}

/** Whether a page, feed, or script names a file. */
async function isNamed(folder: string, name: string): Promise<boolean> {
  const texts = await listFiles(
    folder,
    textEndings.map((ending) => `.${ending}`),
  );
  for (const text of texts)
    if ((await readFile(join(folder, text), 'utf8')).includes(encodeURI(name))) return true;
  return false;
}

const unprocessed = (file: string, source: string): Problem => ({
  file: source,
  field: 'the picture',
  found: `published as it was saved, in ${file}`,
  wanted:
    'A picture that the build can make smaller. Export it at 3,000 pixels width as JPEG. Code prints a picture with Picture.astro, never by its "src".',
  example: source.replace(/\.\w+$/, '.jpg'),
});

const withMetadata = (file: string, traces: readonly string[]): Problem => {
  const source = existsSync(`public/${file}`) ? `public/${file}` : file;
  return {
    file: source,
    field: 'the picture',
    found: `metadata (${traces.join(', ')}), which may tell a place, a device, or a name`,
    wanted:
      'A picture without metadata. Files in public/ are published as they are; save a photograph in src/assets/pictures, and the build cleans it.',
    example: `src/assets/pictures/${basename(file)}`,
  };
};

/** Kinds of metadata in a picture; a color profile is none. */
async function tracesIn(path: string): Promise<string[]> {
  const bytes = await readFile(path);
  if (/\.svg$/i.test(path)) return foundInSvg.test(bytes.toString()) ? ['notes'] : [];
  const { exif, xmp, iptc, comments } = await sharp(bytes).metadata();
  return Object.entries({ EXIF: exif, XMP: xmp, IPTC: iptc, comments: comments ?? jpegNote(bytes) })
    .filter(([, value]) => value !== undefined)
    .map(([kind]) => kind);
}

const foundInSvg = /<metadata|<!--|<\?xpacket|(?:inkscape|sodipodi):/;

/** Segments that a JPEG needs: JFIF, the color profile, and the color transform. */
const needed: Readonly<Record<number, string>> = {
  0xe0: 'JFIF',
  0xe2: 'ICC_PROFILE',
  0xee: 'Adobe',
};

/** The first comment or segment of an application in a JPEG, which sharp does not tell of. */
function jpegNote(bytes: Buffer): number | undefined {
  if (bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  const startOfScan = 0xda;
  for (let at = 2; at + 4 <= bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === startOfScan) return undefined;
    const isNote = marker === 0xfe || (marker >= 0xe0 && marker <= 0xef);
    const name = needed[marker];
    if (isNote && !(name && bytes.subarray(at + 4).indexOf(name) === 0)) return marker;
  }
  return undefined;
}
