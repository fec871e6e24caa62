/**
 * `npm run snapshot -- FILE`: writes the words of every page of the built site
 * into one text file. Advertising rules ask for a record of what was shown;
 * text can be kept for years and compared. Takes the site from `dist`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../config/built-files.ts';
import { businessDate } from '../../../src/lib/content/publishing.ts';
import { cleanPath } from '../../../src/lib/urls.ts';
import { pageText } from './page-text.ts';

const folder = 'dist';
const file = process.argv[2] ?? `.cache/snapshots/${businessDate(new Date())}.txt`;
const pages = await listFiles(folder, ['.html']);
if (pages.length === 0) throw new Error('dist holds no page. Run "npm run build" first.');

const texts = pages.map((page) => {
  const text = pageText(readFileSync(join(folder, page), 'utf8'));
  return `=== ${cleanPath(`/${page}`)} ===\n${text}`;
});
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, texts.join('\n'));
console.log(`${file}: the words of ${pages.length} pages.`);
