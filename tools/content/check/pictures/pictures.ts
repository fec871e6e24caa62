/** Whether the path of a picture leads to a picture, letter by letter. */
import { posix } from 'node:path';
import { nearest } from '../../../../src/lib/content/nearest.ts';
import { clip } from '../format-value.ts';

const endings = /\.(?:webp|avif|jpe?g|png|gif|svg|tiff)$/i;
/** Whether a name is that of a picture. */
export const isPicture = (path: string): boolean => endings.test(path);

const pictureFolder = 'src/assets/pictures';

/**
 * What is wrong with the path of a picture, as a sentence; undefined when it is there.
 * @param path as written, relative to the file that names it
 * @param file the file that names it, or another one in its folder
 */
export function pictureFault(
  path: string,
  file: string,
  others: ReadonlySet<string>,
): string | undefined {
  if (/^(?:https?:)?\/\//.test(path))
    return `must be a picture of this site. Save it in ${pictureFolder} and write its path, not an address`;
  const target = path.startsWith('/') ? `public${path}` : posix.join(posix.dirname(file), path);
  const namesake = others.has(target) ? target : sameName(target, others);
  if (namesake !== undefined && !plainPath.test(namesake))
    return `must lead to a file whose name has only letters, digits, hyphens, underscores, and periods; spaces, accents, and signs such as "#", "?", and "%" break its address. Rename the file to "${plainName(namesake)}" and write that name here`;
  // Drawings in SVG can't be scaled into sizes, and may hold script or a photograph with its metadata.
  if (/\.svg$/i.test(target))
    return 'must be a picture of pixels: export the SVG as a PNG file, at least 1,200 pixels wide, and write its name here';
  if (others.has(target))
    return isPicture(target)
      ? undefined
      : 'must be a picture: a file that ends in .webp, .jpg, .png or .avif';
  const pictures = [...others].filter(
    (other) => other.startsWith('src/assets/') && isPicture(other) && plainPath.test(other),
  );
  const shown = (name: string) => `"${posix.relative(posix.dirname(file), name)}"`;
  const sameLetters = pictures.find((other) => other.toLowerCase() === target.toLowerCase());
  if (sameLetters !== undefined)
    return `must be written as the file is, capital and small letters alike: ${shown(sameLetters)}`;
  const elsewhere = pictures.filter((other) => posix.basename(other) === posix.basename(target));
  const near = [...new Set([...elsewhere, ...nearest(target, pictures)])].slice(0, 3).map(shown);
  return `must be the path of a picture, from the folder of this file; "${clip(target)}" does not exist.${near.length === 0 ? '' : ` The nearest are ${near.join(', ')}`}`;
}

/** Paths that a bundler, a server, and a browser all read alike. */
const plainPath = /^[\w./-]+$/;

/** The file that a path means, typed with codes such as "%20" or with accents composed in another way. */
function sameName(path: string, files: ReadonlySet<string>): string | undefined {
  const spellings = [path, decoded(path)].map((spelling) => spelling.normalize('NFC'));
  return [...files].find((file) => spellings.includes(file.normalize('NFC')));
}

// A "%" that begins no code stands for itself.
const decoded = (path: string) =>
  path.replace(/(?:%[\da-f]{2})+/gi, (codes) =>
    Buffer.from(codes.replaceAll('%', ''), 'hex').toString(),
  );

/** The name of a file as it would be safe: "100% done.jpg" as "100-done.jpg". */
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
