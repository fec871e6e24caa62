/** What a page may weigh. Bytes are those of a transfer: text compressed with Brotli 11, pictures and fonts as they are. */
import type { PageKind, Route } from './routes.ts';

/** Kinds of pages whose own text needs more than one first flight of packets. */
const longReads: readonly PageKind[] = [
  'article',
  'calculator',
  'first-time-buyer',
  'credit-tips',
  'closing-costs',
  'faqs',
];

/** Limits of every route, in bytes unless said otherwise. */
export const budgets = {
  /** One first flight of packets is 14,600; long reads may exceed it a little. */
  htmlAndStyles: ({ kind }: Route) =>
    kind === 'home' ? 13_900 : longReads.includes(kind) ? 15_000 : 14_600,
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
  firstVisit: 62_000,
  /** Count, hosted frames aside. */
  firstVisitRequests: 7,
} as const;

/** The phone for which pictures are budgeted: width in CSS pixels, device pixels to one of them. */
export const phone = { width: 412, height: 915, density: 1.75 } as const;
