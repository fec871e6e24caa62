import { afterAll, describe, expect, test } from 'vitest';
import { builtPage } from './built-site.ts';
import { budgets } from './budgets.ts';
import { pinnedRoutes } from './routes.ts';
import {
  excess,
  figures,
  hurriedScripts,
  singlePictures,
  wholeVisit,
  type Line,
} from './page-budget.ts';
import {
  fontFiles,
  htmlAndStyles,
  inlineScript,
  islandScripts,
  phonePictures,
  totalSize,
} from './weight.ts';

/** Measured figures beside their limits, by route; printed at the end. */
const report = new Map<string, string[]>();

/** Notes measured figures; says what is over its limit, or nothing. */
function check(path: string, lines: readonly Line[]) {
  report.set(path, [...(report.get(path) ?? []), ...lines.map(figures)]);
  return excess(path, lines);
}

const over = (
  path: string,
  rule: string,
  measured: number,
  limit: number,
  files: readonly string[] = [],
) => check(path, [{ rule, measured, limit, files }]);

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

  test('keeps the styles that come later small', () => {
    const sheets = page.document.querySelectorAll('body link[rel="stylesheet"]');
    const files = [...sheets].flatMap((sheet) => sheet.getAttribute('href') ?? []);
    expect(files).not.toEqual([]);
    expect(over(path, 'later styles', totalSize(files), budgets.deferredStyles, files)).toEqual([]);
  });

  test('runs little script and fetches none before intent', () => {
    expect([
      ...over(path, 'inline script', inlineScript(page), budgets.inlineScript, [page.file]),
      ...check(path, [hurriedScripts(page)]),
    ]).toEqual([]);
  });

  test('fetches little script once an island is reached for', () => {
    const islands = islandScripts(page).map((files) => ({ files, bytes: totalSize(files) }));
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
      ...over(path, 'fonts', totalSize(files), budgets.fonts, files),
      ...over(path, 'font files', files.length, budgets.fontFiles, files),
    ]).toEqual([]);
  });

  test('has pictures that suit a phone', () => {
    const atOnce = phonePictures(page).filter(({ eager }) => eager);
    const files = atOnce.map(({ file }) => file);
    expect([
      ...excess(path, singlePictures(page)),
      ...over(path, 'pictures at once', totalSize(files), budgets.picturesAtOnce, files),
    ]).toEqual([]);
  });

  test('is light as a whole', () => {
    expect(check(path, wholeVisit(page, route))).toEqual([]);
  });
});
