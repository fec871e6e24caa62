/**
 * `npm run published`: adds the pages of the built site to the list of every
 * address that was ever public. Run after a release; the deploy workflow does.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { publishedFile, readPublished } from './redirects/read-redirects.ts';
import { cleanPath } from '../../src/lib/urls.ts';

const folder = process.argv[2] ?? 'dist';
if (readFileSync(join(folder, 'robots.txt'), 'utf8').includes('Disallow: /')) {
  throw new Error(`${folder} is a preview, which shows drafts. Run "npm run build" first.`);
}

const isPage = (file: string) =>
  file.endsWith('.html') &&
  file !== '404.html' &&
  !readFileSync(join(folder, file), 'utf8').includes('http-equiv="refresh"');
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(isPage)
  .map((file) => cleanPath(`/${file.split(sep).join('/')}`));
const known = readPublished();
const added = pages.filter((address) => !known.includes(address));
writeFileSync(publishedFile, `${JSON.stringify([...known, ...added].sort(), undefined, 2)}\n`);
console.log(
  added.length === 0
    ? `${publishedFile} knows all ${pages.length} pages.`
    : `${publishedFile}: added ${added.sort().join(', ')}. Commit the file.`,
);
