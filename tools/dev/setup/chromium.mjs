import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findProgram, installPackages, run, starts } from './programs.mjs';

/** Arguments of every Chromium that we start: no sandbox in a container, nothing fetched unasked, no hinting that differs by machine. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** The headless shell first: the browser tests take less than half the time with it. */
const names =
  'chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable'.split(' ');

/**
 * The Chromium for the browser tests: the one CHROMIUM_PATH names, else one on
 * PATH, else Playwright's own.
 *
 * @param {boolean} preferFull whether a full Chromium comes before the headless shell, which keeps no pages for Back
 * @returns {string | undefined} path of the executable, undefined when there is none
 * @throws {Error} when CHROMIUM_PATH names no file
 */
export function findChromium(preferFull = false) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named))
      throw new Error(`CHROMIUM_PATH points to ${named}, which doesn't exist.`);
    return named;
  }
  const [headlessShell, ...full] = names;
  const found = findProgram(preferFull ? [...full, headlessShell] : names);
  if (found) return found;
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const own = chromium.executablePath();
  return existsSync(own) && starts(own) ? own : undefined;
}

/**
 * Makes sure that there is a Chromium: Playwright's download if none is found,
 * else, as root, the one of the system's package manager.
 *
 * @throws {Error} that says what to install
 */
export function ensureChromium() {
  if (findChromium()) return;
  console.log('No Chromium found. Downloading the one from Playwright ...');
  let output = run('npx', ['playwright', 'install', 'chromium']);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (findChromium()) return;
    output += installPackages(name);
  }
  if (findChromium()) return;
  throw new Error(
    `${output}\nThe browser tests need Chromium, which could not be installed (see above). ` +
      'Install Chromium or Google Chrome, or set CHROMIUM_PATH to the one you have, and try again.',
  );
}
