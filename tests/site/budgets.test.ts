import { afterAll, describe, expect, test } from 'vitest';
import { builtPage } from './built-site.ts';
import { budgets } from './budgets.ts';
import { pinnedRoutes } from './routes.ts';
import {
  fontFiles,
  htmlAndStyles,
  inlineScript,
  islandScripts,
  phonePictures,
  scriptFilesBeforeIntent,
  transferSize,
} from './weight.ts';

/** Measured figures beside their limits, by route; printed at the end. */
const report = new Map<string, string[]>();

const grouped = new Intl.NumberFormat('en-US');
const total = (files: readonly string[]) =>
  files.reduce((bytes, file) => bytes + transferSize(file), 0);

/** Notes a measured figure; says what is over its limit, or nothing. */
function over(
  path: string,
  rule: string,
  measured: number,
  limit: number,
  files: readonly string[] = [],
) {
  const figures = `${rule} ${grouped.format(measured)} of ${grouped.format(limit)}`;
  report.set(path, [...(report.get(path) ?? []), figures]);
  return measured > limit ? [`${path}: ${figures} (${files.join(', ')})`] : [];
}

afterAll(() => {
  const lines = [...report].map(([path, figures]) => `${path}\n  ${figures.join('; ')}`);
  process.stdout.write(`\nBudgets, measured of allowed:\n${lines.join('\n')}\n`);
});

// Compression at its highest level takes its time on a busy machine.
// What editors add is as heavy as what they write.
describe.each(pinnedRoutes)('$path', { timeout: 60_000 }, (route) => {
  const { path } = route;
  const page = builtPage(path);

  test('keeps text and styles within its first packets', () => {
    const limit = budgets.htmlAndStyles(route);
    expect(over(path, 'HTML and styles', htmlAndStyles(page), limit, [page.file])).toEqual([]);
  });

  test('runs little script and fetches none before intent', () => {
    const files = scriptFilesBeforeIntent(page);
    expect([
      ...over(path, 'inline script', inlineScript(page), budgets.inlineScript(route), [page.file]),
      ...over(
        path,
        'script files before intent',
        files.length,
        budgets.scriptFilesBeforeIntent,
        files,
      ),
    ]).toEqual([]);
  });

  test('fetches little script once an island is reached for', () => {
    const islands = islandScripts(page).map((files) => ({ files, bytes: total(files) }));
    const heaviest = islands.sort((a, b) => b.bytes - a.bytes)[0] ?? { files: [], bytes: 0 };
    const most = Math.max(0, ...islands.map(({ files }) => files.length));
    expect([
      ...over(path, 'island', heaviest.bytes, budgets.scriptAfterIntent, heaviest.files),
      ...over(path, 'island files', most, budgets.scriptFilesAfterIntent, heaviest.files),
    ]).toEqual([]);
  });

  test('has one font file', () => {
    const files = fontFiles(page);
    expect([
      ...over(path, 'fonts', total(files), budgets.fonts, files),
      ...over(path, 'font files', files.length, budgets.fontFiles, files),
    ]).toEqual([]);
  });

  test('has pictures that suit a phone', () => {
    const pictures = phonePictures(page);
    const atOnce = pictures.filter(({ eager }) => eager).map(({ file }) => file);
    const single = pictures.flatMap(({ file, bytes, eager }) => {
      const limit = eager ? budgets.pictureAboveFold : budgets.pictureBelowFold;
      return bytes > limit ? [`${path}: picture ${bytes} of ${limit} ${file}`] : [];
    });
    expect([
      ...single,
      ...over(path, 'pictures at once', total(atOnce), budgets.picturesAtOnce, atOnce),
    ]).toEqual([]);
  });
});
