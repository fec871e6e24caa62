import { findProgram, installPackages } from './programs.mjs';

/**
 * The engines beside Chromium that visitors' journeys are tried in: the programs that each takes,
 * any of the names in a row, the one to start first, and the packages of Debian and Ubuntu.
 */
const engines = {
  firefox: { title: 'Firefox', programs: [['firefox-esr', 'firefox']], packages: ['firefox-esr'] },
  webkit: {
    title: 'WebKit',
    programs: [['WebKitWebDriver'], ['xvfb-run']],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  },
};

/** @typedef {keyof typeof engines} EngineName */

/**
 * @param {EngineName} name
 * @returns {string | undefined} path of the program to start, undefined when one of them is missing
 */
export function findEngine(name) {
  const paths = engines[name].programs.map((names) => findProgram(names, '--help'));
  return paths.includes(undefined) ? undefined : paths[0];
}

/**
 * @param {EngineName} name
 * @returns {string} what to tell about an engine that isn't there
 */
export function describeMissing(name) {
  const { title, packages } = engines[name];
  return (
    `${title} is not installed, so "npm run test:engines" skips it. ` +
    `On Debian or Ubuntu: apt-get install ${packages.join(' ')}`
  );
}

/**
 * Installs what is missing where that is possible: as root, with apt-get.
 *
 * @returns {string[]} what to tell about each engine that is still missing
 */
export function ensureEngines() {
  const missing = () => Object.keys(engines).filter((name) => !findEngine(name));
  for (const name of missing()) installPackages(...engines[name].packages);
  return missing().map((name) => describeMissing(name));
}
