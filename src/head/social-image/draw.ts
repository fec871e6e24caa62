/** Draws a social image: text by satori and resvg, the picture laid over it by sharp. */
import { readFile } from 'node:fs/promises';
import { renderAsync } from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';
import { remembered } from '../../lib/remembered';
import { pictureBox, socialCard, socialSize } from './card';
import type { SocialCard } from './card';

const fontFile = 'src/assets/fonts/besley-social.ttf';

/** Pixels without an encoding between them and the next step. */
interface Layer {
  input: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** One list for all cards: satori reads a list of faces once. */
const loadFonts = remembered(
  async (file: string) => [
    { name: 'Besley', data: await readFile(file), weight: 600 as const, style: 'normal' as const },
  ],
  { most: 1, nameOf: String, keeps: import.meta.env.PROD },
);

/** Many cards share a picture; a layer takes 1 MB. */
const pictureLayer = remembered(makePictureLayer, {
  most: 32,
  nameOf: String,
  keeps: import.meta.env.PROD,
});

/** The card with the picture of this file laid over it, as JPEG. */
export async function drawSocialImage(card: SocialCard, pictureFile: string): Promise<Buffer> {
  const [text, { input, raw }] = await Promise.all([textLayer(card), pictureLayer(pictureFile)]);
  const { left, top } = pictureBox;
  return sharp(text.input, { raw: text.raw })
    .composite([{ input, raw, left, top }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

async function textLayer(card: SocialCard): Promise<Layer> {
  const svg = await satori(socialCard(card), {
    ...socialSize,
    fonts: await loadFonts(fontFile),
  });
  const { pixels, width, height } = await renderAsync(svg);
  return { input: pixels, raw: { width, height, channels: 4 } };
}

async function makePictureLayer(file: string): Promise<Layer> {
  const { width, height } = pictureBox;
  const { data, info } = await sharp(file)
    .autoOrient()
    .resize({ width, height, fit: 'contain', background: '#0000' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: info };
}
