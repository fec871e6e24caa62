/**
 * Keys of the pages of which there may be thousands. A build takes such a page
 * from the build before when its key is the same, so a key names everything
 * that the page prints: whatever a layout asks for must stand here, too.
 */
import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import * as environment from 'astro:env/server';
import type { Article } from './blog';
import type { City } from './cities';
import { listLoanPrograms } from './loan-programs';
import { listMenus } from './navigation';
import { once } from './once';
import { today } from './published';

/** The code with its styles and pictures, the project's settings, and all content but the entries that have keys. */
const patterns = ['src/**/*.*', 'astro.config.mjs', 'package-lock.json'];
const withKeys = /^src[\\/]content[\\/](?:blog|cities)[\\/]|\.test\.tsx?$/;

async function digestOfFiles(): Promise<string> {
  const files = (await Array.fromAsync(glob(patterns))).filter((file) => !withKeys.test(file));
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const digest = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    hash.update(`${file}\n${digest}\n`);
  }
  return hash.digest('hex');
}

const digestOf = (parts: unknown) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

const loadSurroundings = once(async () =>
  digestOf([
    await digestOfFiles(),
    environment,
    // Entries appear on a day, and the footer and some figures count years.
    today().slice(0, 4),
    await listMenus('header'),
    await listMenus('footer'),
    (await listLoanPrograms()).map(({ href, hasPage, ribbon }) => [href, hasPage, ribbon]),
  ]),
);

const partsOf = ({ id, digest, image, ribbon }: Article | City) => [id, digest, image, ribbon];

/** Key of the page of an entry that shows the others, too; none in development, where no page is kept. */
async function keyOf(
  entry: Article | City,
  others: readonly Article[],
): Promise<{ cacheKey?: string }> {
  if (import.meta.env.DEV) return {};
  return { cacheKey: digestOf([await loadSurroundings(), ...[entry, ...others].map(partsOf)]) };
}

/** Key of an article's page. */
export const articleKey = (article: Article, related: readonly Article[]) =>
  keyOf(article, related);

/** Key of a city's page. */
export const cityKey = (city: City) => keyOf(city, []);
