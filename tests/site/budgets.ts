/** What a page may weigh. Bytes are those of a transfer: text compressed with Brotli 11, pictures and fonts as they are. */
import type { Route } from './routes.ts';

/** Limits of every route, in bytes unless said otherwise. */
export const budgets = {
  /**
   * The home page keeps within one first flight of packets (14,600); others carry the sources of their figures.
   */
  htmlAndStyles: ({ kind }: Route) => (kind === 'home' ? 14_500 : 18_000),
  /** The style sheet that comes after the first screen. */
  deferredStyles: 6_000,
  /** Astro's island runtime, our directive, and what a form on the page needs. */
  inlineScript: 4_100,
  /** Count. */
  scriptFilesBeforeIntent: 0,
  /** Of any one island, with everything it imports. */
  scriptAfterIntent: 63_000,
  /** Count. */
  scriptFilesAfterIntent: 3,
  fonts: 20_000,
  /** Count. */
  fontFiles: 1,
  /** All pictures that a phone fetches without scrolling. */
  picturesAtOnce: 35_000,
  /** Any one picture above the fold of a phone. */
  pictureAboveFold: 30_000,
  /** Any one picture below the fold of a phone. */
  pictureBelowFold: 45_000,
  /** All of a first visit, hosted frames aside. */
  firstVisit: 64_000,
  /** Count, hosted frames aside. */
  firstVisitRequests: 7,
} as const;

/** The phone for which pictures are budgeted: width in CSS pixels, device pixels to one of them. */
export const phone = { width: 412, height: 915, density: 1.75 } as const;
