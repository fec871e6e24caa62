/** Warns about pictures that are too large a file, or too small for their place. */
import { stat } from 'node:fs/promises';
import { posix } from 'node:path';
import sharp from 'sharp';
import { type Entry, fieldTexts } from '../check/read/entry.ts';
import type { Problem } from '../check/problem.ts';

export interface PictureSize {
  /** Width in pixels as displayed, after applying the EXIF orientation. */
  width: number;
  bytes: number;
}

/** Least width in pixels for a sharp picture at the top of a page. */
const leastHeroWidth = 1200;

/** Largest file in bytes: everybody who clones the project downloads every picture. */
const mostBytes = 20_000_000;

const heroFields: Readonly<Record<string, string>> = {
  blog: 'hero.image',
  cities: 'banner.image',
  'loan-programs': 'page.picture.image',
  resources: 'picture.image',
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
  const pictures = entries.flatMap((entry) =>
    fieldTexts(entry)
      .filter(({ path, text }) => path.at(-1) === 'image' && text.startsWith('.'))
      .map(({ path, text }) => ({ entry, path, text })),
  );
  const found = await Promise.all(
    pictures.map(async ({ entry: { file, collection, lineOf }, path, text }) => {
      const size = await measure(posix.join(posix.dirname(file), text));
      if (!size) return [];
      const at = { file, line: lineOf(path), field: path.join('.') };
      const faults: Problem[] = [];
      if (size.bytes > mostBytes)
        faults.push({
          ...at,
          found: `${text}, ${megabytes(size.bytes)}`,
          wanted: `Keep picture files under ${megabytes(mostBytes)}. The site shows it smaller anyway: export it as a JPEG 3,000 pixels wide.`,
          example: `${posix.basename(text).replace(/\.\w+$/, '')}.jpg, 1.5 MB`,
        });
      if (heroFields[collection] === at.field && size.width < leastHeroWidth)
        faults.push({
          ...at,
          found: `${text}, ${grouped.format(size.width)} pixels wide`,
          wanted: `A picture at the top of a page is blurry when it is less than ${grouped.format(leastHeroWidth)} pixels wide. Use the original, not a copy made for the web.`,
          example: `${posix.basename(text)}, 1,600 pixels wide`,
        });
      return faults;
    }),
  );
  return found.flat();
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
