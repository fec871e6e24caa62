/**
 * Keys of the pages of which there may be thousands. A build takes such a page
 * from the build before when its key is the same, so a key names everything
 * that the page prints: whatever a layout asks for must stand here, too.
 */
import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import * as environment from 'astro:env/server';
import { readMinutes } from '../lib/content/read-time';
import { pictureFile } from '../lib/picture-file';
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
    // A module lists its own names only when it is spread.
    { ...environment },
    // The footer and some figures count years. Entries that appear on a day change the menus and cards.
    today().slice(0, 4),
    await listMenus('header'),
    await listMenus('footer'),
    (await listLoanPrograms()).map(({ href, hasPage, ribbon }) => [href, hasPage, ribbon]),
  ]),
);

/** Key of the page of an entry; none in development, where no page is kept. */
async function keyOf(
  { id, digest, image, ribbon }: Article | City,
  others: unknown,
): Promise<{ cacheKey?: string }> {
  if (import.meta.env.DEV) return {};
  const surroundings = await loadSurroundings();
  return { cacheKey: digestOf([surroundings, id, digest, image, ribbon, others]) };
}

/** What the card of a related article prints; its text may change without touching other pages. */
const cardOf = ({ href, ribbon, words, data }: Article) => {
  const { title, excerpt, category, date, hero, author } = data;
  const picture = [pictureFile(hero.image), hero.alt];
  return [href, ribbon, readMinutes(words), title, excerpt, category, date, picture, author];
};

/** Key of an article's page. */
export const articleKey = (article: Article, related: readonly Article[]) =>
  keyOf(article, related.map(cardOf));

/** Key of a city's page. */
export const cityKey = (city: City) => keyOf(city, []);
