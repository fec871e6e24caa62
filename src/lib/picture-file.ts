/** Pictures as files on disk. Reading any public property of an imported picture makes Astro publish the original. */
import sharp from 'sharp';

/** Width and height in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/**
 * File of an imported picture, from `fsPath`, a private property that neither Astro's types nor the
 * `in` operator know. Astro has no public way from a picture in an entry back to its file.
 * @returns undefined, and a warning in the log, when an upgrade of Astro no longer answers for it:
 * callers then do without, and tests/guide/published-photographs.test.ts says what that costs
 */
export function pictureFile(picture: ImageMetadata): string | undefined {
  const file: unknown = Reflect.get(picture, 'fsPath');
  if (typeof file === 'string') return file;
  process.emitWarning(
    'No file is known for a picture, as Astro no longer answers for "fsPath". Photographs a camera has turned may look squeezed, and images for shared links come without their picture. Change src/lib/picture-file.ts.',
  );
  return undefined;
}

/**
 * Size of a picture file as it is seen, in any orientation that its camera noted.
 * Astro's own answer is right for JPEG only.
 * @throws when the file holds no picture
 */
export async function uprightSize(file: string): Promise<PictureSize> {
  const { autoOrient } = await sharp(file).metadata();
  return autoOrient;
}
