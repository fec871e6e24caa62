/** What a built site holds of photographs. */
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parseHTML } from 'linkedom';
import sharp from 'sharp';
import { quarters, size } from './photographs.ts';

/** A file of a built site with its bytes, those of a compressed copy unpacked. */
export interface BuiltFile {
  file: string;
  bytes: Buffer;
}

/** Every file below a folder. */
export function filesOf(folder: string): BuiltFile[] {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => {
      const bytes = readFileSync(path);
      const file = relative(folder, path);
      if (path.endsWith('.br')) return { file, bytes: brotliDecompressSync(bytes) };
      return { file, bytes: path.endsWith('.gz') ? gunzipSync(bytes) : bytes };
    });
}

/** Marks by which programs find metadata in JPEG, PNG, WebP, and AVIF. */
const marks = [
  ...['Exif', 'EXIF', 'eXIf', 'tEXt', 'zTXt', 'iTXt', 'XMP ', 'mime'],
  ...['http://ns.adobe.com/xap', 'Photoshop 3.0', '8BIM'],
];

/** The marks in the bytes of a picture. */
export const marksIn = (bytes: Buffer): string[] => marks.filter((mark) => bytes.includes(mark));

/** A part of a picture, in pixels. */
interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Colors in the middle of the quarters of a picture, each rounded to the
 * nearest of the eight pure ones: those of `quarters` when it stands upright.
 */
export async function quartersOf(bytes: Buffer, part?: Part): Promise<string[]> {
  const whole = await sharp(bytes).metadata();
  const { left, top, width, height } = part ?? { left: 0, top: 0, ...whole };
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return quarters.map((_, index) => {
    const x = left + Math.round(width * (index % 2 === 0 ? 0.25 : 0.75));
    const y = top + Math.round(height * (index < 2 ? 0.25 : 0.75));
    const at = (y * info.width + x) * info.channels;
    const color = [...data.subarray(at, at + 3)].map((value) => (value > 127 ? 'ff' : '00'));
    return `#${color.join('')}`;
  });
}

/** How far sides are from the shape of an upright photograph: 0 is the same shape. */
export const distortion = (width: number, height: number): number =>
  Math.abs(width / height / (size.width / size.height) - 1);

/** Widths and heights that a page names for its photographs. */
export function shownSizes(html: string): { src: string; width: number; height: number }[] {
  return [...parseHTML(html).document.querySelectorAll('img[src*="photo-"]')].map((picture) => ({
    src: picture.getAttribute('src') ?? '',
    width: Number(picture.getAttribute('width')),
    height: Number(picture.getAttribute('height')),
  }));
}
