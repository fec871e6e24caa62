import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import type { PictureSize } from './picture-advice.ts';

/** Size of a picture file, turned as its camera noted; undefined when it is no picture. */
export async function measurePicture(path: string): Promise<PictureSize | undefined> {
  const { size } = await stat(path);
  const width = await sharp(path)
    .metadata()
    .then(({ autoOrient }) => autoOrient.width)
    .catch(() => undefined);
  return width === undefined ? undefined : { width, bytes: size };
}
