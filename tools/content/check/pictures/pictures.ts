/** Checks the path of a picture, letter by letter. */
import { posix } from 'node:path';
import { nearest } from '../../../../src/lib/content/nearest.ts';
import { clip } from '../format-value.ts';
import { allTexts, type Entry, type EntryText } from '../read/entry.ts';
import type { Problem } from '../problem.ts';
import { stat } from 'node:fs/promises';
import sharp from 'sharp';

const endings = /\.(?:webp|avif|jpe?g|png|gif|svg|tiff)$/i;
/** Whether a path has the extension of a picture. */
export const isPicture = (path: string): boolean => endings.test(path);

const pictureFolder = 'src/assets/pictures';

/**
 * What is wrong with the path of a picture, "must be …"; undefined when nothing is.
 * @param path as typed, relative to the file that refers to it
 * @param file the file that refers to it, or another in the same folder
 */
export function pictureFault(
  path: string,
  file: string,
  others: ReadonlySet<string>,
): string | undefined {
  if (/^(?:https?:)?\/\//.test(path))
    return `must be a picture on this site. Save it in ${pictureFolder} and write its path instead of an address`;
  const target = path.startsWith('/') ? `public${path}` : posix.join(posix.dirname(file), path);
  const namesake = others.has(target) ? target : sameName(target, others);
  if (namesake !== undefined && !plainPath.test(namesake))
    return `must lead to a file whose name has only letters, digits, hyphens, underscores, and periods; spaces, accents, and characters such as "#", "?", and "%" break its address. Rename the file to "${plainName(namesake)}" and write that name here`;
  // Drawings in SVG can't be scaled into sizes, and may hold script or a photograph with its metadata.
  if (/\.svg$/i.test(target))
    return 'must not be an SVG. Export it as a PNG at least 1,200 pixels wide, and write its name here';
  if (others.has(target))
    return isPicture(target)
      ? undefined
      : 'must be a picture: a file that ends in .webp, .jpg, .png, or .avif';
  const pictures = [...others].filter(
    (other) => other.startsWith('src/assets/') && isPicture(other) && plainPath.test(other),
  );
  const shown = (name: string) => `"${posix.relative(posix.dirname(file), name)}"`;
  const sameLetters = pictures.find((other) => other.toLowerCase() === target.toLowerCase());
  if (sameLetters !== undefined)
    return `must match the file name in upper and lower case: ${shown(sameLetters)}`;
  const elsewhere = pictures.filter((other) => posix.basename(other) === posix.basename(target));
  const near = [...new Set([...elsewhere, ...nearest(target, pictures)])].slice(0, 3).map(shown);
  return `must be the path of a picture, relative to this file; "${clip(target)}" doesn't exist.${near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`}`;
}

/** Paths that a bundler, a server, and a browser all read alike. */
const plainPath = /^[\w./-]+$/;

/** The file that a path means when it has codes such as "%20", or accents composed differently. */
function sameName(path: string, files: ReadonlySet<string>): string | undefined {
  const spellings = [path, decoded(path)].map((spelling) => spelling.normalize('NFC'));
  return [...files].find((file) => spellings.includes(file.normalize('NFC')));
}

// A "%" that doesn't start a code is literal.
const decoded = (path: string) =>
  path.replace(/(?:%[\da-f]{2})+/gi, (codes) =>
    Buffer.from(codes.replaceAll('%', ''), 'hex').toString(),
  );

/** A safe file name: "100-done.jpg" for "100% done.jpg". */
function plainName(file: string): string {
  const ending = posix.extname(file);
  const stem = posix
    .basename(file, ending)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${stem || 'picture'}${ending}`;
}

const inMarkdown = /!\[[^\]]*\]\((?<path>\.[^)\s]+)/g;

/**
 * References to pictures that can't be decoded.
 * @param unreadable paths of such pictures, from the project's root
 */
export function pictureProblems(entry: Entry, unreadable: ReadonlySet<string>): Problem[] {
  if (unreadable.size === 0) return [];
  return allTexts(entry)
    .flatMap(picturesIn)
    .filter(({ path }) => unreadable.has(posix.join(posix.dirname(entry.file), path)))
    .map(({ path, text, index }) => ({
      ...text.at(index),
      found: `"${clip(path)}", a file that is cut off or not a picture`,
      wanted:
        "The picture can't be opened. Copy it again from its source; if it doesn't open there either, export it as JPEG.",
      example: `"${posix.join(posix.dirname(path), posix.basename(path, posix.extname(path)))}.jpg"`,
    }));
}

function picturesIn(text: EntryText): { path: string; text: EntryText; index: number }[] {
  if (text.path.at(-1) === 'image') return [{ path: text.text, text, index: 0 }];
  if (text.path.length > 0) return [];
  return [...text.text.matchAll(inMarkdown)].map(({ groups, index }) => ({
    path: groups?.path ?? '',
    text,
    index,
  }));
}

/** Results by path, size, and time of the last change. */
const known = new Map<string, Promise<boolean>>();

/**
 * Pictures that can't be decoded to the last row. The build would fail on some,
 * and publish others with a gray rest.
 * @param paths from the project's root
 */
export async function unreadablePictures(
  root: string,
  paths: readonly string[],
): Promise<Set<string>> {
  const readable = await Promise.all(paths.map((path) => isReadable(`${root}/${path}`)));
  return new Set(paths.filter((_, index) => readable[index] !== true));
}

async function isReadable(path: string): Promise<boolean> {
  const { size, mtimeMs } = await stat(path);
  const key = `${path} ${size} ${mtimeMs}`;
  const answer = known.get(key) ?? canBeDecoded(path);
  known.set(key, answer);
  return answer;
}

const canBeDecoded = (path: string): Promise<boolean> =>
  sharp(path, { failOn: 'truncated' })
    .resize(16)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
