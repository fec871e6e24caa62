/** Advice on pictures: any size and format is taken and made smaller, but some do not serve their place. */
import { posix } from 'node:path';
import type { Entry } from '../check/read/addresses.ts';
import type { Problem } from '../check/problem.ts';

/** A picture as it lies on the disk. */
export interface PictureSize {
  /** Width in pixels as it is seen: turned as its camera noted. */
  width: number;
  bytes: number;
}

/** Pixels across from which a picture is sharp at the head of a page. */
const leastHeroWidth = 1200;

/** Bytes from which everybody who fetches the project waits for one picture. */
const mostBytes = 20_000_000;

/** Fields that stand at the head of a page. */
const heroFields: Readonly<Record<string, readonly string[]>> = {
  blog: ['hero', 'image'],
  cities: ['banner', 'image'],
  'loan-programs': ['page', 'picture', 'image'],
  resources: ['picture', 'image'],
};

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
const grouped = new Intl.NumberFormat('en-US');

/**
 * Pictures that are too heavy, or too small for the head of a page.
 * @param entries Entries that are in order, with their fields as written.
 * @param measure Size of the picture at a path from the root of the project; undefined when it is no picture.
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
  // To find the line takes longer than all else, and most pictures are as they should be.
  const place = () => ({ file: entry.file, line: entry.lineOf(way), field: way.join('.') });
  const isHero = heroFields[entry.collection]?.join('.') === way.join('.');
  return [
    ...(bytes > mostBytes
      ? [
          {
            ...place(),
            found: `${path}, ${megabytes(bytes)}`,
            wanted: `A file of less than ${megabytes(mostBytes)}. The site shows it smaller anyway; export it at 3,000 pixels width as JPEG.`,
            example: `${posix.basename(path).replace(/\.\w+$/, '')}.jpg, 1.5 MB`,
          },
        ]
      : []),
    ...(isHero && width < leastHeroWidth
      ? [
          {
            ...place(),
            found: `${path}, ${grouped.format(width)} pixels wide`,
            wanted: `A picture at the head of a page is blurred below ${grouped.format(leastHeroWidth)} pixels width. Take the original, not a copy made for the web.`,
            example: `${posix.basename(path)}, 1,600 pixels wide`,
          },
        ]
      : []),
  ];
}

/** Paths of all pictures in the fields of an entry, as written. */
function picturesIn(
  value: unknown,
  way: readonly string[] = [],
): { way: readonly string[]; path: string }[] {
  if (typeof value === 'string')
    return way.at(-1) === 'image' && value.startsWith('.') ? [{ way, path: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => picturesIn(inner, [...way, key]));
}
