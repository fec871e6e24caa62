/** Checks the path of a picture, letter by letter. */
import { posix } from 'node:path';
import { clip, closest } from '../format-value.ts';

const endings = /\.(?:webp|avif|jpe?g|png|gif|svg|tiff?|hei[cf]|bmp|jfif|pdf)$/i;
/** Whether a path has the extension of a picture. */
export const isPicture = (path: string): boolean => endings.test(path);

/** Files that content may refer to. */
export interface KnownFiles {
  /** Paths of the pictures, public files, and components, from the project's root. */
  others: ReadonlySet<string>;
  /** What is wrong inside pictures, by path: "must ..." without the "must". */
  pictureFaults?: ReadonlyMap<string, string>;
}

/** Where pictures of texts and fields are. */
export const pictureFolder = 'src/assets/pictures';

/**
 * What is wrong with a picture or its path, "must be …"; undefined when nothing is.
 * @param path as typed, relative to the file that refers to it
 * @param file the file that refers to it, or another in the same folder
 */
export function pictureFault(
  path: string,
  file: string,
  { others, pictureFaults }: KnownFiles,
): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|\\|\/(?:Users|home)\/)/i.test(path))
    return `must be a picture on this site. Save it in ${pictureFolder}, and write that path instead`;
  // The editor's picture dialog writes this for a picture outside the pictures folder.
  if (/^\/src\/assets\/(?!pictures\/)/.test(path))
    return 'must be a picture under "Collection Assets", not "Global Assets". In the picture dialog, switch to "Collection Assets" and upload it there';
  const target = path.startsWith('/') ? `public${path}` : posix.join(posix.dirname(file), path);
  const namesake = others.has(target) ? target : sameName(target, others);
  if (namesake !== undefined && !plainPath.test(namesake))
    return `must lead to a file whose name has only letters, digits, hyphens, underscores, and periods; spaces, accents, and characters such as "#", "?", and "%" break its address. Rename the file to "${plainName(namesake)}" and write that name here`;
  // Drawings in SVG can't be scaled into sizes, and may hold script or a photograph with its metadata.
  if (/\.svg$/i.test(target))
    return 'must not be an SVG. Export it as a PNG at least 1,200 pixels wide, and write its name here';
  const inside = pictureFaults?.get(target);
  if (inside !== undefined) return `must ${inside}`;
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
    return `must match the file name, including capital letters: ${shown(sameLetters)}`;
  const elsewhere = pictures.filter((other) => posix.basename(other) === posix.basename(target));
  const alike = closest(
    posix.basename(target),
    pictures.map((other) => posix.basename(other)),
  );
  const near = [
    ...new Set([
      ...elsewhere,
      ...pictures.filter((other) => alike.includes(posix.basename(other))),
    ]),
  ]
    .slice(0, 3)
    .map(shown);
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
export function plainName(file: string): string {
  const ending = posix.extname(file);
  const stem = posix
    .basename(file, ending)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${stem || 'picture'}${ending}`;
}
