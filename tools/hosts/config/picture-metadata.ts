import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/**
 * Kinds of metadata in a picture file, such as "EXIF"; a color profile is none.
 * @throws when the file holds no picture
 */
export async function metadataIn(path: string): Promise<string[]> {
  const bytes = await readFile(path);
  if (/\.svg$/i.test(path)) return metadataInDrawing(bytes.toString());
  const { format, exif, xmp, iptc } = await sharp(bytes).metadata();
  // sharp doesn't know comments, except for those of a PNG that come before its pixels.
  const comments = { jpeg: hasNoteInJpeg, png: hasTextInPng, gif: hasNoteInGif };
  return Object.entries({
    EXIF: exif !== undefined,
    XMP: xmp !== undefined,
    IPTC: iptc !== undefined,
    comments: format in comments && comments[format as keyof typeof comments](bytes),
  }).flatMap(([kind, isThere]) => (isThere ? [kind] : []));
}

/** What programs leave in an SVG, comments, and pictures inside it, which may have metadata of their own. */
const metadataInDrawing = (svg: string) => [
  ...(/<metadata|<!--|<\?xpacket|(?:inkscape|sodipodi):/.test(svg) ? ['notes'] : []),
  ...(/data:image\//i.test(svg) ? ['a picture inside'] : []),
];

/** Segments that a JPEG needs, by their marker: JFIF, color profile, color transform. */
const needed: Readonly<Record<number, string>> = {
  0xe0: 'JFIF',
  0xe2: 'ICC_PROFILE',
  0xee: 'Adobe',
};

/** Whether there is a comment or a segment of a camera or program before the pixels, or anything after them. */
function hasNoteInJpeg(bytes: Buffer): boolean {
  const [startOfScan, comment, firstOfPrograms, lastOfPrograms] = [0xda, 0xfe, 0xe0, 0xef];
  for (let at = 2; at + 4 <= bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1);
    // Some phones append a video. Pixels never hold the bytes of the end marker.
    if (marker === startOfScan) return bytes.indexOf('ffd9', at, 'hex') + 2 < bytes.length;
    if (marker === comment) return true;
    if (marker < firstOfPrograms || marker > lastOfPrograms) continue;
    const name = needed[marker];
    if (name === undefined || !bytes.toString('latin1', at + 4, at + 16).startsWith(name))
      return true;
  }
  return false;
}

/** Whether there is a chunk of text, before or after the pixels. */
function hasTextInPng(bytes: Buffer): boolean {
  const [signature, aroundContent] = [8, 12];
  for (let at = signature; at + 8 <= bytes.length; at += aroundContent + bytes.readUInt32BE(at))
    if (/^(?:tEXt|zTXt|iTXt|eXIf)$/.test(bytes.toString('latin1', at + 4, at + 8))) return true;
  return false;
}

/** Whether there is a comment, or a block of a program other than the one that counts repetitions. */
function hasNoteInGif(bytes: Buffer): boolean {
  const [extension, image, comment, application] = [0x21, 0x2c, 0xfe, 0xff];
  /** Bytes of the color table that these flags announce. */
  const tableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0);
  for (let at = 13 + tableSize(bytes.readUInt8(10)); at + 2 < bytes.length;) {
    const [kind, label] = [bytes.readUInt8(at), bytes.readUInt8(at + 1)];
    if (kind !== extension && kind !== image) return false;
    if (kind === extension && label === comment) return true;
    if (kind === extension && label === application)
      if (!/^(?:NETSCAPE2\.0|ANIMEXTS1\.0)$/.test(bytes.toString('latin1', at + 3, at + 14)))
        return true;
    at += kind === image ? 11 + tableSize(bytes.readUInt8(at + 9)) : 2;
    // Blocks of data, each with its length before it; a length of 0 ends them.
    while (at < bytes.length && bytes.readUInt8(at) > 0) at += 1 + bytes.readUInt8(at);
    at += 1;
  }
  return false;
}
