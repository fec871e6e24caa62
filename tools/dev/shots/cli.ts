/**
 * `npm run shots [-- WORD ...] [--widths 360,1920]`: writes pictures of every
 * page, or of those whose address contains a word, narrow to wide, light and
 * dark, with a sheet that shows them all, into `shots`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { routes } from '../../../tests/site/routes.ts';
import { chromiumArguments, findChromium } from '../setup/chromium.mjs';
import { serveTestSite } from '../test-site/serve.ts';
import { testOrigin } from '../test-site/settings.ts';
import { stillPage } from './still-page.ts';

/** A picture of a page: which address, how wide in CSS pixels, light or dark, and its file beside the sheet. */
interface Shot {
  path: string;
  width: number;
  scheme: 'light' | 'dark';
  file: string;
}

const folder = 'shots';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { widths: { type: 'string', default: '360,768,1280' } },
});
const widths = values.widths.split(',').map(Number);
if (!widths.every((width) => width >= 200)) {
  throw new Error(`--widths is "${values.widths}". Write widths in pixels: --widths 360,1280`);
}
const paths = [...routes.map(({ path }) => path), '/no-such-page'].filter(
  (path) => positionals.length === 0 || positionals.some((word) => path.includes(word)),
);
if (paths.length === 0) throw new Error(`No address contains ${positionals.join(' or ')}.`);
const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium found. "npm test" installs one.');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const servers = await serveTestSite();
const browser = await chromium.launch({ executablePath, args: chromiumArguments });
try {
  const shots = await Promise.all([takeAll('light'), takeAll('dark')]);
  writeFileSync(`${folder}/index.html`, contactSheet(shots.flat()));
  console.log(`${shots.flat().length} pictures: open ${folder}/index.html`);
} finally {
  await browser.close();
  await servers.close();
}

async function takeAll(scheme: Shot['scheme']): Promise<Shot[]> {
  const page = await browser.newPage({ baseURL: testOrigin, colorScheme: scheme });
  const shots: Shot[] = [];
  for (const path of paths) {
    const name = path.slice(1).replaceAll('/', '-') || 'home';
    await page.goto(path);
    for (const width of widths) {
      const file = `${name}-${width}-${scheme}.png`;
      await page.setViewportSize({ width, height: 900 });
      await stillPage(page);
      await page.screenshot({ path: `${folder}/${file}`, fullPage: true });
      shots.push({ path, width, scheme, file });
    }
  }
  return shots;
}

/** The HTML of a page that shows all pictures side by side, one row for each address. */
function contactSheet(shots: readonly Shot[]): string {
  const rows = [...Map.groupBy(shots, ({ path }) => path)].map(
    ([path, ofPath]) => `<h2>${path}</h2>\n<div>${ofPath.map(figure).join('')}</div>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>All pages</title>
<style>
  body { margin: 2rem; font: 1rem/1.5 system-ui; background: #888; }
  div { display: flex; align-items: start; gap: 1rem; overflow-x: auto; }
  figure { margin: 0; }
  img { display: block; inline-size: 18rem; block-size: 24rem; object-fit: cover; object-position: top; }
</style>
<h1>All pages</h1>
${rows.join('\n')}
</html>
`;
}

function figure({ path, width, scheme, file }: Shot): string {
  const name = `${width} px, ${scheme}`;
  return `<figure><a href="${file}"><img src="${file}" loading="lazy" alt="${path}, ${name}"></a><figcaption>${name}</figcaption></figure>`;
}
