/** Draws social images and keeps them between builds: an image is made again only when its input changed. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';
import { pictureBox, socialCard, socialSize } from './card';
import type { SocialCard } from './card';

const cacheFolder = '.cache/social-images';
const fontFile = 'src/assets/fonts/besley-social.ttf';

/** Raise when the drawing itself changes, so that kept images are made again. */
const drawingVersion = 4;

/**
 * A social image as JPEG of 1200 by 630 pixels.
 * @param pictureFile the page's picture on disk, transparent around the drawing
 */
export async function renderSocialImage(card: SocialCard, pictureFile: string): Promise<Buffer> {
  const picture = await readFile(pictureFile);
  const key = createHash('sha256')
    .update(JSON.stringify([drawingVersion, card]))
    .update(picture)
    .digest('hex')
    .slice(0, 24);
  const kept = `${cacheFolder}/${key}.jpg`;
  const found = await readFile(kept).catch((error: unknown) => {
    if (isMissingFile(error)) return undefined;
    throw error;
  });
  if (found) return found;
  const image = await draw(card, picture);
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(kept, image);
  return image;
}

const isMissingFile = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function draw(card: SocialCard, picture: Buffer): Promise<Buffer> {
  const svg = await satori(socialCard(card), {
    ...socialSize,
    fonts: [{ name: 'Besley', data: await readFile(fontFile), weight: 600, style: 'normal' }],
  });
  const text = new Resvg(svg).render().asPng();
  const { left, top, width, height } = pictureBox;
  const drawing = await sharp(picture)
    .autoOrient()
    .resize({ width, height, fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  return sharp(text)
    .composite([{ input: drawing, left, top }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
