/** What is inside picture files, whatever their names say. */
import { open, stat } from 'node:fs/promises';
import { posix } from 'node:path';
import sharp, { type Metadata } from 'sharp';

/** Longest side of a picture in pixels: a WebP can't have a longer one. */
const longestSide = 16_383;

/** Advice on a kind of file: what it is, and the way to a picture that can be shown. */
interface Kind {
  is: string;
  instead: string;
}

const exportIt = 'Open it and export it as JPEG or PNG';
const heic: Kind = {
  is: 'a HEIC photo, the kind iPhones take',
  instead:
    'Export it as JPEG, or set the iPhone to "Most Compatible" (Settings, Camera, Formats) and take it again',
};
const moving: Kind = {
  is: 'an animated picture, whose frames would be shown one below the other',
  instead: 'Export one frame as PNG',
};
const video: Kind = { is: 'a video', instead: 'Export one frame as JPEG' };

/** Files that nothing can be made of, by their first bytes. */
const kinds: readonly [start: RegExp, kind: Kind][] = [
  [/^$/, { is: 'empty', instead: 'Copy it again from its source' }],
  [/^....ftyp(?:avis|msf1)/s, moving],
  [/^....ftyp(?!.{0,60}avif).{0,60}(?:hei[cfsmx]|hev[cx]|mif1)/s, heic],
  [/^....ftyp(?!.{0,60}avif)/s, video],
  [/^\x1aE\xdf\xa3|^RIFF....AVI /s, video],
  [/^%PDF/, { is: 'a PDF document', instead: 'Export the page as PNG' }],
  [/^BM/, { is: 'a BMP', instead: exportIt }],
  [/^8BPS/, { is: 'a Photoshop document', instead: 'Export it as JPEG or PNG' }],
  [
    /^PK\x03\x04/,
    {
      is: 'a ZIP archive or an Office document',
      instead: 'Save the picture inside it as a separate file',
    },
  ],
  [/^(?:\xff\x0a|\0\0\0\x0cJXL )/, { is: 'a JPEG XL', instead: exportIt }],
  [/^(?:\0\0\0\x0cjP|\xff\x4f\xff\x51)/, { is: 'a JPEG 2000', instead: exportIt }],
  [/^\0\0[\x01\x02]\0/, { is: 'an icon', instead: exportIt }],
  [
    /^version https:\/\/git-lfs/,
    { is: 'only a pointer to a file in Git LFS', instead: 'Run "git lfs pull"' },
  ],
  [
    /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^]*)?<svg/,
    { is: 'an SVG drawing', instead: 'Export it as a PNG at least 1,200 pixels wide' },
  ],
  [
    /^(?:\xef\xbb\xbf)?\s*<(?:!doctype|html)/i,
    { is: 'a web page', instead: 'Save the picture on it, not the page' },
  ],
  [/^[\t\n\r\x20-\x7e]+$/, { is: 'text', instead: 'Copy the picture again from its source' }],
];
const broken: Kind = {
  is: 'cut off or damaged',
  instead: "Copy it again from its source; if it doesn't open there either, export it as JPEG",
};
const unknown: Kind = { is: 'not a picture the build can read', instead: exportIt };
/** How the kinds that can be shown start. */
const shown = /^(?:\xff\xd8\xff|\x89PNG|RIFF....WEBP|GIF8|II\*\0|MM\0\*|....ftyp)/s;

/** Endings by what is inside, the usual one first. */
const endings: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['.jpg', '.jpeg'],
  tiff: ['.tiff'],
  heif: ['.avif'],
};
const taken = /\.(?:webp|avif|jpe?g|png|gif|tiff)$/i;

/** Results by path, size, and time of the last change. */
const known = new Map<string, Promise<string | undefined>>();

/**
 * What is wrong inside picture files, as the end of a sentence that starts with "must", by path.
 * The build would fail on some, and publish others with a gray rest or stacked frames.
 * @param paths from `root`
 */
export async function pictureFaults(
  root: string,
  paths: readonly string[],
): Promise<Map<string, string>> {
  const found = await Promise.all(
    paths.map(async (path) => {
      const file = `${root}/${path}`;
      const { size, mtimeMs } = await stat(file);
      const key = `${file} ${size} ${mtimeMs}`;
      const fault = known.get(key) ?? faultIn(file);
      known.set(key, fault);
      return [path, await fault] as const;
    }),
  );
  return new Map(found.flatMap(([path, fault]) => (fault === undefined ? [] : [[path, fault]])));
}

const told = ({ is, instead }: Kind) =>
  `be a picture that browsers can show; this file is ${is}. ${instead}, and write the name of that file here`;

async function faultIn(file: string): Promise<string | undefined> {
  const start = await firstBytes(file);
  const kind = kinds.find(([pattern]) => pattern.test(start))?.[1];
  if (kind) return told(kind);
  const metadata = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata) return told(shown.test(start) ? broken : unknown);
  const { width, height } = metadata;
  const own = kindOf(metadata, start);
  if (own) return told(own);
  if (Math.max(width, height) > longestSide)
    return `have at most ${longestSide.toLocaleString('en-US')} pixels on each side; this one is ${width.toLocaleString('en-US')} by ${height.toLocaleString('en-US')}. Export it 3,000 pixels wide, and write the name of that file here`;
  if (!(await canBeDecoded(file))) return told(broken);
  const [ending = ''] = endings[metadata.format] ?? [`.${metadata.format}`];
  const name = posix.basename(file);
  return taken.test(name)
    ? undefined
    : `end in "${ending}", the usual ending of such a picture. Rename the file to "${name.replace(/\.\w*$/, '')}${ending}" and write that name here`;
}

function kindOf({ format, compression, pages = 1 }: Metadata, start: string): Kind | undefined {
  if (format === 'heif' && compression !== 'av1') return heic;
  if (format === 'tiff' && pages > 1)
    return { is: 'a TIFF with several pages', instead: 'Export one page as PNG' };
  // A PNG says that it moves before its first pixels.
  return pages > 1 || (format === 'png' && start.includes('acTL')) ? moving : undefined;
}

/** Bytes at the start of a file, each as one character. */
async function firstBytes(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(4096) });
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

const canBeDecoded = (file: string): Promise<boolean> =>
  sharp(file, { failOn: 'truncated', limitInputPixels: longestSide ** 2 })
    .resize(16)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
