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
 * @throws when the picture has none, after an upgrade of Astro or for an SVG
 */
export function pictureFile(picture: ImageMetadata): string {
  const file: unknown = Reflect.get(picture, 'fsPath');
  if (typeof file === 'string') return file;
  throw new Error(
    'A picture does not say where its file is. It is an SVG, or Astro no longer answers for "fsPath"; then change src/lib/picture-file.ts.',
  );
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
