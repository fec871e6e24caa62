/** Keeps social images between builds: one is drawn again only when its input changed. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { keep, keptFolders, readKept } from '../../lib/kept-files';
import { remembered } from '../../lib/remembered';
import type { SocialCard } from './card';
import { drawSocialImage } from './draw';

/** Raise when the drawing itself changes, so that kept images are made again. */
const drawingVersion = 5;

/** As many as are drawn beside each other; each keeps a core busy. */
const atOnce = 2;

/** A card and the file of its page's picture on disk, transparent around the drawing. */
export interface SocialImage {
  card: SocialCard;
  pictureFile: string;
}

/**
 * Begins with images that will be asked for. Pages are made one after another
 * on one core, so that the images are drawn meanwhile on the others.
 */
export function drawAhead(images: readonly SocialImage[]): void {
  const waiting = images.values();
  const work = async () => {
    for (const image of waiting) await renderSocialImage(image);
  };
  // Whoever asks for the image gets the error; nobody else needs it.
  for (let worker = 0; worker < atOnce; worker++) work().catch(() => undefined);
}

const digestOf = remembered(
  async (file: string) =>
    createHash('sha256')
      .update(await readFile(file))
      .digest('hex'),
  { most: 1000, nameOf: String, keeps: import.meta.env.PROD },
);

/** A social image as JPEG of 1200 by 630 pixels. */
export const renderSocialImage = remembered(keptOrDrawn, {
  most: 1000,
  nameOf: JSON.stringify,
  keeps: import.meta.env.PROD,
});

async function keptOrDrawn({ card, pictureFile }: SocialImage): Promise<Buffer> {
  const key = createHash('sha256')
    .update(JSON.stringify([drawingVersion, card, await digestOf(pictureFile)]))
    .digest('hex')
    .slice(0, 24);
  const path = `${keptFolders.socialImages}/${key}.jpg`;
  return readKept(path) ?? keep(path, await drawSocialImage(card, pictureFile));
}
