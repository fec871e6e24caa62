import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runNpm } from './npm.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const oldestNode = [22, 18];

/**
 * Installs the packages of package-lock.json when they are missing or the lock
 * file has changed since. Needs no package itself.
 *
 * @throws {Error} with npm's own output when the installation fails
 */
export async function ensureInstalled() {
  const reason = whyInstall();
  if (!reason) return;
  console.log(`${reason} Installing them, which takes about a minute ...`);
  const started = performance.now();
  // Warnings are left out: npm warns of this machine's Node, but scripts run on the installed one.
  const { code, output } = await runNpm([
    'ci',
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
  ]);
  if (code !== 0) throw new Error(`"npm ci" failed:\n${output}`);
  console.log(`Installed in ${seconds(started)} s.`);
  requireNode();
}

/**
 * Names a package that the lock file asks for in another version than is
 * installed, or that is missing. Optional packages may be missing: they are
 * those of other platforms.
 *
 * @param {Lock} wanted package-lock.json
 * @param {Lock} installed node_modules/.package-lock.json, which npm writes
 * @returns {string | undefined} the package's folder
 *
 * @typedef {{ packages: Record<string, { version?: string, integrity?: string, optional?: boolean }> }} Lock
 */
export function findDifference(wanted, installed) {
  const found = Object.entries(wanted.packages).find(([folder, asked]) => {
    const got = installed.packages[folder];
    if (folder === '') return false;
    if (!got) return !asked.optional;
    return got.version !== asked.version || got.integrity !== asked.integrity;
  });
  return found?.[0];
}

/** @returns {string | undefined} */
function whyInstall() {
  const installed = `${root}/node_modules/.package-lock.json`;
  if (!existsSync(installed)) return "The packages aren't installed yet.";
  const difference = findDifference(readJson(`${root}/package-lock.json`), readJson(installed));
  return difference && `The installed packages differ from package-lock.json (${difference}).`;
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const newEnough = major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
  if (newEnough || existsSync(`${root}/node_modules/.bin/node`)) return;
  throw new Error(
    `Node ${process.versions.node} is too old and npm has no Node for this platform. ` +
      `Install Node 24 (at least ${oldestNode.join('.')}) and try again.`,
  );
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** @param {number} started value of performance.now() */
export function seconds(started) {
  return ((performance.now() - started) / 1000).toFixed(1);
}
