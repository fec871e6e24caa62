/** The files of a picture at a place of the pages. */
import { getImage } from 'astro:assets';
import { pictureFile, uprightSize } from '../../lib/picture-file';

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

/** The files of a picture at a place. */
export async function pictureFiles(
  image: ImageMetadata,
  { sizes, widths = [360, 540, 720, 1080], eager = false }: PicturePlace,
): Promise<PictureFiles> {
  const file = pictureFile(image);
  const size = file === undefined ? image : await uprightSize(file);
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
    }),
  ]);
  return { avif: avif.srcSet.attribute, src: webp.src, attributes: webp.attributes };
}
