/** Places of pictures that several components share. */
import type { PicturePlace } from './picture-files';

/** Beside the heading of a page. */
export const headPicture: PicturePlace = {
  sizes: '(min-width: 48rem) 34rem, 92vw',
  widths: [400, 680, 960],
  eager: true,
};

/** At the head of an article. */
export const articleHeadPicture: PicturePlace = {
  sizes: '(min-width: 64rem) 28rem, (min-width: 48rem) 40vw, 92vw',
  widths: [400, 680, 960],
  eager: true,
};

/**
 * On an article's card, in lists and beside other articles; on phones a small one beside the title
 * (`.article-card` in article-card.deferred.css has the same width).
 */
export const cardPicture: PicturePlace = {
  sizes: '(min-width: 64rem) 20rem, (min-width: 40rem) 42vw, 6.5rem',
  widths: [200, 320, 720],
};
