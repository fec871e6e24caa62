/**
 * Makes the display face from its package: one variable file for pages (at most
 * 20 kB) and one static TrueType file for the social images. Run with
 * `npm run fonts` after a change of the characters or of the package.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { drawnLetters } from '../../../src/lib/wording/drawn-letters.ts';

const source = new URL(
  '../../../node_modules/@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
  import.meta.url,
);
const target = (name: string) => new URL(`../../../src/assets/fonts/${name}`, import.meta.url);
const characters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;?!’‘“”-–&$%()/+•';

const full = await readFile(source);
const files = [
  {
    name: 'besley.woff2',
    characters,
    options: { targetFormat: 'woff2', variationAxes: { wght: { min: 600, max: 700 } } },
  },
  {
    name: 'besley-social.ttf',
    characters: drawnLetters,
    options: { targetFormat: 'truetype', variationAxes: { wght: 600 } },
  },
] as const;

for (const { name, characters: kept, options } of files) {
  const font = await subsetFont(full, kept, options);
  await writeFile(target(name), font);
  console.log(`src/assets/fonts/${name}: ${font.length} bytes`);
}
