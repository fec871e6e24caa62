/** Measures what a built page makes a browser fetch. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { brotliCompressSync, constants } from 'node:zlib';
import { testSiteFolder } from '../../tools/dev/test-site/settings.ts';
import { phone } from './budgets.ts';
import { type BuiltPage } from './built-site.ts';

const compressed = (content: string | Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const sizes = new Map<string, number>();

/** Bytes that a file of the built site, for example "/_astro/a.js", takes in a transfer. */
export function transferSize(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const content = readFileSync(join(testSiteFolder, file));
  const size = /\.(?:avif|webp|jpg|png|woff2)$/.test(file) ? content.length : compressed(content);
  sizes.set(file, size);
  return size;
}

const addresses = (page: BuiltPage, selector: string, name: string) =>
  [...page.document.querySelectorAll(selector)].flatMap((one) => one.getAttribute(name) ?? []);

/** Bytes that files of the built site take in a transfer, together. */
export const totalSize = (files: readonly string[]) =>
  files.reduce((total, file) => total + transferSize(file), 0);

/**
 * The page itself and the style sheets that its first paint waits for: those of
 * the head. A sheet linked in the body holds back only what comes after it.
 */
export const htmlAndStyles = (page: BuiltPage) =>
  compressed(page.html) + totalSize(addresses(page, 'head link[rel="stylesheet"]', 'href'));

/** Scripts that stand in the page and run without being asked. */
export function inlineScript({ document }: BuiltPage): number {
  const scripts = [...document.querySelectorAll('script:not([src]):not([type$="json"])')];
  const code = scripts.map((script) => script.textContent).join('\n');
  return code === '' ? 0 : compressed(code);
}

/** Script files that the browser fetches without being asked; islands that wait for no intent fetch theirs. */
export const scriptFilesBeforeIntent = (page: BuiltPage) => [
  ...addresses(page, 'script[src]', 'src'),
  ...addresses(page, 'link[rel="modulepreload"], link[as="script"]', 'href'),
  ...[...page.document.querySelectorAll('astro-island:not([client="intent"])')].flatMap(
    filesOfIsland,
  ),
];

/** Font files of the page. */
export function fontFiles(page: BuiltPage): string[] {
  const named = [...page.html.matchAll(/url\(["']?(?<file>\/[^"')]+\.woff2?)/g)];
  const files = named.flatMap(({ groups }) => groups?.file ?? []);
  return [...new Set([...files, ...addresses(page, 'link[as="font"]', 'href')])];
}

/** A module of the built site with everything it imports from the start. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(join(testSiteFolder, file), 'utf8');
  for (const { groups } of code.matchAll(/(?:from|import)\s*["'](?<module>\.{1,2}\/[^"']+)["']/g))
    withImports(join(dirname(file), groups?.module ?? ''), found);
  return found;
}

/** Files that each island of the page fetches when a visitor reaches for it. */
export function islandScripts({ document }: BuiltPage): string[][] {
  return [...document.querySelectorAll('astro-island')].map(filesOfIsland);
}

function filesOfIsland(island: Element): string[] {
  const entries = ['component-url', 'renderer-url', 'before-hydration-url'].flatMap(
    (name) => island.getAttribute(name) ?? [],
  );
  const files = new Set<string>();
  for (const entry of entries) withImports(entry, files);
  return [...files];
}

/** Files of a first visit on a phone, without scrolling; hosted frames aside. */
export const firstVisit = (page: BuiltPage): string[] => [
  `/${page.file}`,
  ...addresses(page, 'link[rel="stylesheet"]', 'href'),
  ...fontFiles(page),
  ...addresses(page, 'link[rel="icon"][type="image/svg+xml"]', 'href'),
  ...scriptFilesBeforeIntent(page),
  ...new Set(
    phonePictures(page)
      .filter(({ eager }) => eager)
      .map(({ file }) => file),
  ),
  '/speculation-rules.json',
];

/** A picture in the page and the file that the budgeted phone takes for it. */
export interface PhonePicture {
  file: string;
  bytes: number;
  eager: boolean;
}

/** Pictures of the page as a phone takes them: AVIF, the smallest file that is sharp enough. */
export function phonePictures(
  { document }: BuiltPage,
  sizeOf: (file: string) => number = transferSize,
): PhonePicture[] {
  return [...document.querySelectorAll('img')].map((image) => {
    const source = image.closest('picture')?.querySelector('source[type="image/avif"]') ?? image;
    const file = fittingFile(source) ?? image.getAttribute('src') ?? '';
    return { file, bytes: sizeOf(file), eager: image.getAttribute('loading') !== 'lazy' };
  });
}

function fittingFile(source: Element): string | undefined {
  const share = /(?<percent>[\d.]+)vw\s*$/.exec(source.getAttribute('sizes') ?? '')?.groups;
  const wanted = (phone.width * phone.density * Number(share?.percent ?? 100)) / 100;
  const files = (source.getAttribute('srcset') ?? '')
    .split(/,\s+/)
    .filter((candidate) => candidate !== '')
    .map((candidate) => candidate.split(' '))
    .map(([file, width]) => ({ file, width: parseInt(width ?? '0', 10) }))
    .sort((a, b) => a.width - b.width);
  return (files.find(({ width }) => width >= wanted) ?? files.at(-1))?.file;
}
