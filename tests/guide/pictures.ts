/** Pictures as editors have them. */
import sharp from 'sharp';

/** A photograph as a phone takes it: lying on its side, with a note how to turn it. Red is up, blue is down. */
export async function phonePicture(): Promise<Buffer> {
  const half = (background: string) =>
    sharp({ create: { width: 1000, height: 1500, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#0000ff' } })
    .composite([{ input: await half('#ff0000'), left: 0, top: 0 }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** A page of a scanner: TIFF. */
export const scan = () =>
  sharp({ create: { width: 1400, height: 900, channels: 3, background: '#88aa88' } })
    .tiff()
    .toBuffer();
