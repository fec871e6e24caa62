/** Social images, drawn once: an image is drawn again only when its input changes. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { cachedImage } from './cache';
import type { SocialCard } from './card';
import { drawSocialImage } from './draw';

/** Raise when the drawing itself changes, so that every image gets a new key. */
const DRAWING_VERSION = 5;

/** A card and the file of its page's picture on disk, where one is known. */
export interface SocialImage {
  card: SocialCard;
  pictureFile: string | undefined;
}

/** A social image as JPEG of 1200 by 630 pixels. */
export async function renderSocialImage({ card, pictureFile }: SocialImage): Promise<Buffer> {
  const key = createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, card]))
    .update(pictureFile === undefined ? '' : await readFile(pictureFile))
    .digest('hex')
    .slice(0, 24);
  return cachedImage(key, () => drawSocialImage(card, pictureFile));
}
