/**
 * `npm test`: installs what is missing, then runs every kind of check, the
 * quick ones first, and begins no other once one has failed. Runs on the
 * machine's own Node; each kind runs through npm, on the Node among the packages.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureEngines } from './setup/engines.mjs';
import { ensureInstalled, seconds } from './setup/install.mjs';
import { interrupted, runNpm } from './setup/npm.mjs';
import { countResults } from './setup/results.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const results = `${root}.cache/test-results`;
const vitest = (file) => [
  '--',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${results}/${file}`,
];

/**
 * A kind of check.
 *
 * @typedef {object} Kind
 * @property {string} script npm script
 * @property {string[]} [args] its further arguments
 * @property {string} [results] file that its tests' results go to
 * @property {string} [after] script that has to pass before
 */

/**
 * Groups of kinds, one after another; the kinds of a group run two at a time,
 * in this order. "build:test", "lint", and "types" follow each other, as all of
 * them write Astro's types. The browser tests wait for pages a good part of
 * their time, so they come as soon as there is a site, beside everything else.
 *
 * @type {Kind[][]}
 */
const groups = [
  [{ script: 'check:content' }],
  [
    { script: 'build:test' },
    { script: 'format:check' },
    { script: 'unused' },
    { script: 'test:e2e', results: 'e2e.json', after: 'build:test' },
    // Needs the browser tests' port.
    {
      script: 'test:engines',
      args: vitest('engines.json'),
      results: 'engines.json',
      after: 'test:e2e',
    },
    { script: 'lint', after: 'build:test' },
    { script: 'test:unit', args: vitest('unit.json'), results: 'unit.json' },
    { script: 'types', after: 'lint' },
    ...['guide', 'hosts', 'site'].map((name) => ({
      script: `test:${name}`,
      args: vitest(`${name}.json`),
      results: `${name}.json`,
      after: 'build:test',
    })),
  ],
];

let passed = 0;
let failed = 0;

/**
 * @param {Kind} kind
 * @param {boolean} isAlone whether its output can be shown as it comes; otherwise it is shown at the end
 * @returns {Promise<boolean>} whether the kind passed
 */
async function runKind(kind, isAlone) {
  const heading = `\n--- ${kind.script}`;
  if (isAlone) console.log(heading);
  const started = performance.now();
  const args = ['run', '--silent', kind.script, ...(kind.args ?? [])];
  const { code, output } = await runNpm(args, { show: isAlone });
  if (!isAlone) console.log(`${heading}\n${output.trimEnd()}`);
  const counts = kind.results ? readCounts(kind.results) : { passed: 0, failed: 0 };
  const good = code === 0 && counts.failed === 0;
  passed += counts.passed;
  // A kind without tests, or one that broke before its tests, is itself what failed.
  failed += good ? 0 : Math.max(1, counts.failed);
  console.log(`--- ${kind.script} ${good ? 'passed' : 'FAILED'} in ${seconds(started)} s`);
  return good;
}

/**
 * Runs the kinds of a group, two at a time; once one fails, no other begins.
 *
 * @param {Kind[]} group
 * @returns {Promise<string[]>} scripts of the kinds that failed
 */
async function runGroup(group) {
  const waiting = [...group];
  const good = new Set();
  const bad = [];
  // A lane that finds nothing to begin leaves the rest to the other one.
  const next = () => {
    const index = waiting.findIndex(({ after }) => !after || good.has(after));
    return index === -1 ? undefined : waiting.splice(index, 1)[0];
  };
  const lane = async () => {
    for (let kind = next(); kind; kind = next()) {
      if (await runKind(kind, group.length === 1)) good.add(kind.script);
      else bad.push(kind.script);
      if (bad.length > 0 || interrupted.aborted) return;
    }
  };
  await Promise.all([lane(), lane()]);
  return bad;
}

/** @param {string} file */
function readCounts(file) {
  const path = `${results}/${file}`;
  if (!existsSync(path)) return { passed: 0, failed: 1 };
  return countResults(JSON.parse(readFileSync(path, 'utf8')));
}

/** @param {string[]} missing what to tell about engines that aren't installed */
async function runAll(missing) {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  for (const group of groups) {
    const bad = await runGroup(group);
    if (interrupted.aborted) return;
    for (const script of bad)
      console.log(`\n"npm run ${script}" FAILED. Run that command to repeat it.`);
    if (bad.length > 0) break;
  }
  for (const line of missing) console.log(`\n${line}`);
  console.log(`\n${passed} passed, ${failed} failed`);
}

try {
  await ensureInstalled();
  ensureChromium();
  await runAll(ensureEngines());
  process.exitCode = failed === 0 && !interrupted.aborted ? 0 : 1;
} catch (error) {
  if (!interrupted.aborted) console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
