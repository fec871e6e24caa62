import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * @param {string[]} anyOf names of a program, the preferred one first
 * @param {string} [option] one with which it does nothing and ends well
 * @returns {string | undefined} its path, undefined when none is on PATH
 */
export function findProgram(anyOf, option) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = anyOf.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find((path) => existsSync(path) && starts(path, option));
}

/**
 * A browser whose system libraries are missing is there but does not start.
 *
 * @param {string} command
 * @param {string} [option]
 */
export function starts(command, option = '--version') {
  return spawnSync(command, [option], { stdio: 'ignore' }).status === 0;
}

/**
 * Installs packages of Debian or Ubuntu, where that is possible: as root, with apt-get.
 *
 * @param {string[]} names
 * @returns {string} what apt-get printed
 */
export function installPackages(...names) {
  if (process.getuid?.() !== 0 || !starts('apt-get')) return '';
  console.log(`Installing ${names.join(', ')} with apt-get ...`);
  const words = ['install', '-y', '--no-install-recommends', ...names];
  return run('apt-get', ['update']) + run('apt-get', words);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {string} what it printed
 */
export function run(command, args) {
  // RUNLEVEL=1 keeps a package from starting its server at once.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const { stdout, stderr } = spawnSync(command, args, { env, encoding: 'utf8' });
  return `${stdout ?? ''}${stderr ?? ''}`;
}
