/** Holds what a page was measured to weigh against what it may weigh. */
import type { BuiltPage } from './built-site.ts';
import { budgets } from './budgets.ts';
import type { Route } from './routes.ts';
import {
  firstVisit,
  phonePictures,
  scriptFilesBeforeIntent,
  totalSize,
  transferSize,
} from './weight.ts';

const grouped = new Intl.NumberFormat('en-US');

/** A rule with what was measured, what is allowed, and the files that count. */
export interface Line {
  rule: string;
  measured: number;
  limit: number;
  files: readonly string[];
}

/** "island 60,541 of 62,000". */
export const figures = ({ rule, measured, limit }: Line) =>
  `${rule} ${grouped.format(measured)} of ${grouped.format(limit)}`;

/** What is over its limit: route, rule and files; nothing when all is within. */
export const excess = (path: string, lines: readonly Line[]): string[] =>
  lines
    .filter(({ measured, limit }) => measured > limit)
    .map((line) => `${path}: ${figures(line)} (${line.files.join(', ')})`);

/** Script files that nobody asked for. */
export function hurriedScripts(page: BuiltPage): Line {
  const files = scriptFilesBeforeIntent(page);
  const rule = 'script files before intent';
  return { rule, measured: files.length, limit: budgets.scriptFilesBeforeIntent, files };
}

/** Each picture of the page by itself. */
export const singlePictures = (page: BuiltPage, sizeOf = transferSize): Line[] =>
  phonePictures(page, sizeOf).map(({ file, bytes, eager }) => ({
    rule: eager ? 'picture above the fold' : 'picture below the fold',
    measured: bytes,
    limit: eager ? budgets.pictureAboveFold : budgets.pictureBelowFold,
    files: [file],
  }));

/** All that a phone fetches on a first visit, in bytes and in requests. */
export function wholeVisit(page: BuiltPage, route: Route): Line[] {
  const files = firstVisit(page);
  const bytes = totalSize(files);
  return [
    { rule: `first visit of ${route.kind}`, measured: bytes, limit: budgets.firstVisit, files },
    { rule: 'requests', measured: files.length, limit: budgets.firstVisitRequests, files },
  ];
}
