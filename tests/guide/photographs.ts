/** Photographs that tell where and by whom they were taken, in every format and orientation. */
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** What the camera noted; in no built file. */
export const note = 'Jane Doe, camera 4711-0815, 40.1262 N 82.9291 W';

/** Formats that editors save pictures in, and the ways a camera can be held, by their EXIF numbers. */
export const formats = ['jpeg', 'png', 'webp', 'avif'] as const;
export const orientations = [1, 2, 3, 4, 5, 6, 7, 8] as const;

type Format = (typeof formats)[number];
type Orientation = (typeof orientations)[number];

/** Width and height of each photograph once it is upright. */
export const size = { width: 480, height: 360 };

/** Colors of the quarters of an upright photograph: top left, top right, bottom left, bottom right. */
export const quarters = ['#ff0000', '#00ff00', '#0000ff', '#ffffff'] as const;

/** How the camera's sensor saw what is shown upright. */
const lyingDown: Readonly<Record<Orientation, readonly ((picture: Sharp) => Sharp)[]>> = {
  1: [],
  2: [(picture) => picture.flop()],
  3: [(picture) => picture.rotate(180)],
  4: [(picture) => picture.flip()],
  5: [(picture) => picture.rotate(90), (picture) => picture.flop()],
  6: [(picture) => picture.rotate(270)],
  7: [(picture) => picture.rotate(90), (picture) => picture.flip()],
  8: [(picture) => picture.rotate(90)],
};

/** A photograph with EXIF, XMP, and what else its format can carry. */
export async function photograph(format: Format, orientation: Orientation): Promise<Buffer> {
  let pixels = await upright();
  for (const turn of lyingDown[orientation]) pixels = await turn(sharp(pixels)).png().toBuffer();
  const picture = await sharp(pixels)
    .toFormat(format, { quality: 90 })
    .withMetadata({ orientation })
    .withExifMerge({ IFD0: { Artist: note, Model: note }, IFD3: { GPSAreaInformation: note } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><creator>${note}</creator></x:xmpmeta>`)
    .toBuffer();
  if (format === 'jpeg') return withSegments(picture);
  return format === 'png' ? withChunks(picture) : picture;
}

function upright(): Promise<Buffer> {
  const { width, height } = size;
  const [x, y] = [width / 2, height / 2];
  const colored = quarters.map((color, index) => ({
    input: { create: { width: x, height: y, channels: 3 as const, background: color } },
    left: index % 2 === 0 ? 0 : x,
    top: index < 2 ? 0 : y,
  }));
  return sharp({ create: { ...size, channels: 3, background: '#000' } })
    .composite(colored)
    .png()
    .toBuffer();
}

/** Adds a comment and the block in which agencies write captions (IPTC). */
function withSegments(jpeg: Buffer): Buffer {
  const segment = (marker: number, content: string) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(content.length + 2, 2);
    return Buffer.concat([head, Buffer.from(content, 'latin1')]);
  };
  const byline = `\x1c\x02\x50\x00${String.fromCharCode(note.length)}${note}`;
  const odd = byline.length % 2 === 0 ? '' : '\0';
  const block = `8BIM\x04\x04\0\0\0\0\0${String.fromCharCode(byline.length)}${byline}${odd}`;
  return Buffer.concat([
    jpeg.subarray(0, 2),
    segment(0xed, `Photoshop 3.0\0${block}`),
    segment(0xfe, note),
    jpeg.subarray(2),
  ]);
}

/** Adds the three kinds of text that a PNG can hold, before its end. */
function withChunks(png: Buffer): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), content]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  };
  const end = png.length - 12;
  return Buffer.concat([
    png.subarray(0, end),
    chunk('tEXt', Buffer.from(`Author\0${note}`)),
    chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(note)])),
    chunk('iTXt', Buffer.from(`Title\0\0\0\0\0${note}`)),
    png.subarray(end),
  ]);
}
