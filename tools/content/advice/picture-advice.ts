/** Warns about pictures that are too large a file, or too small for their place. */
import { posix } from 'node:path';
import type { Entry } from '../check/read/entry.ts';
import type { Problem } from '../check/problem.ts';
import { stat } from 'node:fs/promises';
import sharp from 'sharp';

/** Size of a picture file. */
export interface PictureSize {
  /** Width in pixels as displayed, after applying the EXIF orientation. */
  width: number;
  bytes: number;
}

/** Least width in pixels for a sharp picture at the top of a page. */
const leastHeroWidth = 1200;

/** Largest file in bytes: everybody who clones the project downloads every picture. */
const mostBytes = 20_000_000;

/** Fields whose picture is at the top of a page. */
const heroFields: Readonly<Record<string, readonly string[]>> = {
  blog: ['hero', 'image'],
  cities: ['banner', 'image'],
  'loan-programs': ['page', 'picture', 'image'],
  resources: ['picture', 'image'],
};

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
const grouped = new Intl.NumberFormat('en-US');

/**
 * Pictures whose file is too large, or that are too small for the top of a page.
 * @param entries valid entries
 * @param measure size of the picture at a path from the project's root; undefined when it isn't a picture
 */
export async function pictureProblems(
  entries: readonly Entry[],
  measure: (path: string) => Promise<PictureSize | undefined>,
): Promise<Problem[]> {
  // Many entries may share a picture.
  const sizes = new Map<string, ReturnType<typeof measure>>();
  const sizeOf = (path: string) => {
    const size = sizes.get(path) ?? measure(path);
    sizes.set(path, size);
    return size;
  };
  const found = await Promise.all(
    entries.flatMap((entry) =>
      picturesIn(entry.data).map(async ({ way, path }) => {
        const size = await sizeOf(posix.join(posix.dirname(entry.file), path));
        return size === undefined ? [] : problemsOf(entry, way, path, size);
      }),
    ),
  );
  return found.flat();
}

function problemsOf(
  entry: Entry,
  way: readonly string[],
  path: string,
  { width, bytes }: PictureSize,
): Problem[] {
  // Deferred: finding the line is the slowest part, and most pictures are fine.
  const place = () => ({ file: entry.file, line: entry.lineOf(way), field: way.join('.') });
  const isHero = heroFields[entry.collection]?.join('.') === way.join('.');
  return [
    ...(bytes > mostBytes
      ? [
          {
            ...place(),
            found: `${path}, ${megabytes(bytes)}`,
            wanted: `Keep picture files under ${megabytes(mostBytes)}. The site shows it smaller anyway: export it as a JPEG 3,000 pixels wide.`,
            example: `${posix.basename(path).replace(/\.\w+$/, '')}.jpg, 1.5 MB`,
          },
        ]
      : []),
    ...(isHero && width < leastHeroWidth
      ? [
          {
            ...place(),
            found: `${path}, ${grouped.format(width)} pixels wide`,
            wanted: `A picture at the top of a page is blurry when it is less than ${grouped.format(leastHeroWidth)} pixels wide. Use the original, not a copy made for the web.`,
            example: `${posix.basename(path)}, 1,600 pixels wide`,
          },
        ]
      : []),
  ];
}

/** Paths of all pictures in the fields of an entry, as typed. */
function picturesIn(
  value: unknown,
  way: readonly string[] = [],
): { way: readonly string[]; path: string }[] {
  if (typeof value === 'string')
    return way.at(-1) === 'image' && value.startsWith('.') ? [{ way, path: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => picturesIn(inner, [...way, key]));
}

/** Size of a picture file; undefined when it isn't a picture. */
export async function measurePicture(path: string): Promise<PictureSize | undefined> {
  const { size } = await stat(path);
  const width = await sharp(path)
    .metadata()
    .then(({ autoOrient }) => autoOrient.width)
    .catch(() => undefined);
  return width === undefined ? undefined : { width, bytes: size };
}
