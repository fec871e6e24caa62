/**
 * `npm run record -- FILE`: adds the pages of the built site to the list of every
 * address that was ever public, and writes their words into one text file.
 * Advertising rules ask for a record of what was shown; text can be kept for
 * years and compared. Run after a release; the deploy workflow does.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cleanPath } from '../../../src/lib/urls.ts';
import { isFurtherListPage } from '../../../src/lib/content/article-lists.ts';
import { listFiles } from '../config/built-files.ts';
import { readDescription } from '../config/write-host-files.ts';
import { publishedFile, readPublished } from '../redirects.ts';
import { pageText } from './page-text.ts';

const folder = 'dist';
const file = process.argv[2] ?? '.cache/record/pages.txt';
const isPreview = readDescription(folder).rules.some(({ headers }) =>
  headers.some(([name, value]) => name === 'X-Robots-Tag' && value === 'noindex'),
);
if (isPreview)
  throw new Error(`${folder} is a preview, which shows drafts. Run "npm run build" first.`);

const pages = (await listFiles(folder, /\.html$/)).map((name) => ({
  address: cleanPath(`/${name}`),
  html: readFileSync(join(folder, name), 'utf8'),
}));
mkdirSync(dirname(file), { recursive: true });
writeFileSync(
  file,
  pages.map(({ address, html }) => `=== ${address} ===\n${pageText(html)}`).join('\n'),
);
console.log(`Wrote the text of ${pages.length} pages to ${file}.`);

const known = readPublished();
const added = pages
  .filter(({ address, html }) => address !== '/404' && !html.includes('http-equiv="refresh"'))
  // It comes and goes with the number of articles.
  .filter(({ address }) => !isFurtherListPage(address))
  .map(({ address }) => address)
  .filter((address) => !known.includes(address));
writeFileSync(publishedFile, `${JSON.stringify([...known, ...added].sort(), undefined, 2)}\n`);
console.log(
  added.length === 0
    ? `${publishedFile} already lists all of them.`
    : `${publishedFile}: added ${added.sort().join(', ')}. Commit the file.`,
);
