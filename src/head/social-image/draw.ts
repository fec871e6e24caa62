/** Draws a social image: text by satori and resvg, the picture laid over it by sharp. */
import { readFile } from 'node:fs/promises';
import { renderAsync } from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';
import { pictureBox, socialCard, socialSize } from './card';
import type { SocialCard } from './card';

const fontFile = 'src/assets/fonts/besley-social.ttf';

/** Pixels without an encoding between them and the next step. */
interface Layer {
  input: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

const loadFonts = async () => [
  {
    name: 'Besley',
    data: await readFile(fontFile),
    weight: 600 as const,
    style: 'normal' as const,
  },
];

/** One list for all cards: satori reads a list of faces once. */
let fonts: ReturnType<typeof loadFonts> | undefined;

/** The card, with the picture of this file laid over it where there is one, as JPEG. */
export async function drawSocialImage(
  card: SocialCard,
  pictureFile: string | undefined,
): Promise<Buffer> {
  const [text, pictures] = await Promise.all([
    textLayer(card),
    pictureFile === undefined ? [] : pictureLayer(pictureFile),
  ]);
  return sharp(text.input, { raw: text.raw })
    .composite(pictures)
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

async function textLayer(card: SocialCard): Promise<Layer> {
  const svg = await satori(socialCard(card), {
    ...socialSize,
    fonts: await (fonts ??= loadFonts()),
  });
  const { pixels, width, height } = await renderAsync(svg);
  return { input: pixels, raw: { width, height, channels: 4 } };
}

async function pictureLayer(file: string) {
  const { left, top, width, height } = pictureBox;
  const { data, info } = await sharp(file)
    .autoOrient()
    .resize({ width, height, fit: 'contain', background: '#0000' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [{ input: data, raw: info, left, top }];
}
