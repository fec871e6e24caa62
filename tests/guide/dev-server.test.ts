/** What an editor sees in the browser while `npm run dev` runs. */
import { spawn, type ChildProcess } from 'node:child_process';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumArguments, findChromium } from '../../tools/dev/setup/chromium.mjs';
import { freePort } from '../../tools/hosts/serve/listen.ts';
import { makeCopy, type Copy } from '../../tools/dev/project-copy.ts';

const article = 'src/content/blog/closing-costs.md';
const figure = 'src/content/figures/appraisal-fee.json';
const patience = { timeout: 60_000 };

let copy: Copy;
let server: ChildProcess;
let browser: Browser;
let page: Page;

/** Resolves when the server says that it listens. */
const ready = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => {
      if (text.includes('watching for file changes')) resolve();
    });
    child.once('exit', (code) => {
      reject(new Error(`The server ended with ${code ?? 'a signal'}.`));
    });
  });

beforeAll(async () => {
  copy = makeCopy();
  const port = await freePort();
  server = spawn('npx', ['astro', 'dev', '--force', '--port', String(port)], {
    cwd: copy.folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
    env: { ...process.env, NODE_ENV: 'development', VITEST: undefined },
  });
  await ready(server);
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('No Chromium found. "npm test" installs one.');
  browser = await chromium.launch({ executablePath, args: chromiumArguments });
  page = await browser.newPage();
  await page.goto(`http://localhost:${port}/blog/closing-costs`, patience);
});
afterAll(async () => {
  if (server.pid !== undefined) process.kill(-server.pid);
  await browser.close();
  copy.remove();
});

const sentence = () => page.getByText('The appraisal tells the lender what the house is worth');

test('a page has its styles', async () => {
  const title = page.getByRole('heading', { level: 1 });
  const font = await title.evaluate((heading) => getComputedStyle(heading).fontFamily);
  expect(font).toContain('Besley');
});

test('a button of the home page, whose own styles load first, has its color', async () => {
  const home = await browser.newPage();
  await home.goto(new URL('/', page.url()).href, patience);
  const button = home.getByRole('button', { name: 'Get Free Quote' }).first();
  const paint = (of: Element) => getComputedStyle(of).backgroundColor;
  expect(await button.evaluate(paint)).not.toBe('rgba(0, 0, 0, 0)');
  await home.close();
});

test('a changed figure reaches the text of an article', async () => {
  await sentence().waitFor(patience);
  const now = copy
    .read(figure)
    .replace(/"low": \d+/, '"low": 351')
    .replace(/"high": \d+/, '"high": 701');
  copy.write(figure, now);
  await sentence().filter({ hasText: '$351' }).waitFor(patience);
});

test('a problem of the content is on the page until it is fixed', async () => {
  const before = copy.read(article);
  copy.write(article, `${before}\n##A heading without a space\n`);
  const overlay = page.locator('vite-error-overlay');
  await overlay.getByText('A heading needs a space').first().waitFor(patience);
  expect(await sentence().count()).toBe(0);
  copy.write(article, before);
  await sentence().waitFor(patience);
  expect(await overlay.count()).toBe(0);
});
