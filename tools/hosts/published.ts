/**
 * `npm run published`: adds the pages of the built site to the list of every
 * address that was ever public. Run after a release; the deploy workflow does.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanPath } from '../../src/lib/urls.ts';
import { listFiles } from './config/built-files.ts';
import { readDescription } from './config/write-host-files.ts';
import { publishedFile, readPublished } from './redirects.ts';

const folder = process.argv[2] ?? 'dist';
const isPreview = readDescription(folder).rules.some(({ headers }) =>
  headers.some(([name, value]) => name === 'X-Robots-Tag' && value === 'noindex'),
);
if (isPreview) {
  throw new Error(`${folder} is a preview, which shows drafts. Run "npm run build" first.`);
}

const files = await listFiles(folder, ['.html']);
const isPage = (file: string) =>
  file !== '404.html' && !readFileSync(join(folder, file), 'utf8').includes('http-equiv="refresh"');
const pages = files.filter(isPage).map((file) => cleanPath(`/${file}`));
const known = readPublished();
const added = pages.filter((address) => !known.includes(address));
writeFileSync(publishedFile, `${JSON.stringify([...known, ...added].sort(), undefined, 2)}\n`);
console.log(
  added.length === 0
    ? `${publishedFile} already lists all ${pages.length} pages.`
    : `${publishedFile}: added ${added.sort().join(', ')}. Commit the file.`,
);
