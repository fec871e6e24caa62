import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/**
 * Kinds of metadata in a picture file, such as "EXIF"; a color profile is none.
 * @throws when the file holds no picture
 */
export async function metadataIn(path: string): Promise<string[]> {
  const bytes = await readFile(path);
  if (/\.svg$/i.test(path)) return notesOfDrawing.test(bytes.toString()) ? ['notes'] : [];
  const { format, exif, xmp, iptc } = await sharp(bytes).metadata();
  return Object.entries({
    EXIF: exif !== undefined,
    XMP: xmp !== undefined,
    IPTC: iptc !== undefined,
    // Those of a JPEG, and those of a PNG that follow the picture, are unknown to sharp.
    comments: format === 'jpeg' ? hasNoteInJpeg(bytes) : format === 'png' && hasTextInPng(bytes),
  }).flatMap(([kind, isThere]) => (isThere ? [kind] : []));
}

/** What programs leave in an SVG, and comments. */
const notesOfDrawing = /<metadata|<!--|<\?xpacket|(?:inkscape|sodipodi):/;

/** Segments that a JPEG needs, by their marker: JFIF, color profile, color transform. */
const needed: Readonly<Record<number, string>> = {
  0xe0: 'JFIF',
  0xe2: 'ICC_PROFILE',
  0xee: 'Adobe',
};

/** Whether there is a comment, or a segment of a camera or program, before the pixels. */
function hasNoteInJpeg(bytes: Buffer): boolean {
  const [startOfScan, comment, firstOfPrograms, lastOfPrograms] = [0xda, 0xfe, 0xe0, 0xef];
  for (let at = 2; at + 4 <= bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === startOfScan) return false;
    if (marker === comment) return true;
    if (marker < firstOfPrograms || marker > lastOfPrograms) continue;
    const name = needed[marker];
    if (name === undefined || !bytes.toString('latin1', at + 4, at + 16).startsWith(name))
      return true;
  }
  return false;
}

/** Whether there is a chunk of text, before the pixels or behind them. */
function hasTextInPng(bytes: Buffer): boolean {
  const [signature, aroundContent] = [8, 12];
  for (let at = signature; at + 8 <= bytes.length; at += aroundContent + bytes.readUInt32BE(at))
    if (/^(?:tEXt|zTXt|iTXt|eXIf)$/.test(bytes.toString('latin1', at + 4, at + 8))) return true;
  return false;
}
