/**
 * The files of a picture at a place of the pages. Astro notes a picture with the page that asks
 * for it, and forgets those of pages that it takes from the build before: pictures of such pages
 * are asked for beforehand (`preparePictures`).
 */
import { getImage } from 'astro:assets';
import { pictureFile, uprightSize } from '../../lib/picture-file';
import { remembered } from '../../lib/remembered';

/** How a place shows its pictures. */
export interface PicturePlace {
  /** CSS sizes attribute, for example "(min-width: 64rem) 34rem, 92vw". */
  sizes: string;
  /** Widths in pixels that a screen can use. */
  widths?: number[];
  /** For what stands above the fold. */
  eager?: boolean;
}

interface PictureFiles {
  /** Addresses of the AVIF files with their widths. */
  avif: string;
  /** Address of the one WebP file, for browsers from before 2024 that do not know AVIF. */
  src: string;
  /** Further attributes of the `<img>`. */
  attributes: Record<string, unknown>;
}

const sizeOf = remembered(uprightSize, {
  most: 1000,
  nameOf: String,
  keeps: import.meta.env.PROD,
});

async function makeFiles(
  image: ImageMetadata,
  { sizes, widths = [360, 540, 720, 1080], eager = false }: PicturePlace,
): Promise<PictureFiles> {
  const size = await sizeOf(pictureFile(image));
  const fitting = widths.filter((width) => width <= size.width);
  const offered = fitting.length > 0 ? fitting : [size.width];
  const largest = Math.max(...offered);
  const options = {
    src: image,
    width: largest,
    height: Math.round((largest * size.height) / size.width),
    quality: 50,
  };
  const [avif, webp] = await Promise.all([
    getImage({ ...options, format: 'avif', widths: offered, sizes }),
    getImage({
      ...options,
      format: 'webp',
      loading: eager ? 'eager' : 'lazy',
      fetchpriority: eager ? 'high' : undefined,
      decoding: eager ? 'sync' : 'async',
    }),
  ]);
  return { avif: avif.srcSet.attribute, src: webp.src, attributes: webp.attributes };
}

const prepared = new Map<ImageMetadata, Map<string, Promise<PictureFiles>>>();

const nameOf = ({ sizes, widths, eager }: PicturePlace) => JSON.stringify([sizes, widths, eager]);

/**
 * Makes the files of pictures that thousands of pages show, once. To be called for all of them
 * in each build, from getStaticPaths.
 */
export async function preparePictures(
  images: readonly ImageMetadata[],
  places: readonly PicturePlace[],
): Promise<void> {
  if (import.meta.env.DEV) return;
  for (const image of new Set(images)) {
    const known = prepared.get(image) ?? new Map<string, Promise<PictureFiles>>();
    prepared.set(image, known);
    for (const place of places) {
      const name = nameOf(place);
      if (!known.has(name)) known.set(name, makeFiles(image, place));
      await known.get(name);
    }
  }
}

/** The files of a picture at a place. */
export const pictureFiles = (image: ImageMetadata, place: PicturePlace): Promise<PictureFiles> =>
  prepared.get(image)?.get(nameOf(place)) ?? makeFiles(image, place);
