/**
 * `npm test`: installs what is missing, then runs every kind of check, the
 * quick ones first, and stops at the first kind that fails. Runs on the
 * machine's own Node; each kind runs through npm, on the Node among the packages.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './setup/chromium.mjs';
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

/** npm script, its further arguments, and the file its tests' results go to. */
const kinds = [
  { script: 'check:content' },
  { script: 'format:check' },
  { script: 'lint' },
  { script: 'types' },
  { script: 'unused' },
  { script: 'test:unit', args: vitest('unit.json'), results: 'unit.json' },
  { script: 'build:test' },
  { script: 'test:site', args: vitest('site.json'), results: 'site.json' },
  { script: 'test:guide', args: vitest('guide.json'), results: 'guide.json' },
  { script: 'test:hosts', args: vitest('hosts.json'), results: 'hosts.json' },
  { script: 'test:e2e', results: 'e2e.json' },
];

let passed = 0;
let failed = 0;

/**
 * @param {{ script: string, args?: string[], results?: string }} kind
 * @returns {Promise<boolean>} whether the kind passed
 */
async function runKind(kind) {
  console.log(`\n--- ${kind.script}`);
  const started = performance.now();
  const args = ['run', '--silent', kind.script, ...(kind.args ?? [])];
  const { code } = await runNpm(args, { show: true });
  const counts = kind.results ? readCounts(kind.results) : { passed: 0, failed: 0 };
  const good = code === 0 && counts.failed === 0;
  passed += counts.passed;
  // A kind without tests, or one that broke before its tests, is itself what failed.
  failed += good ? 0 : Math.max(1, counts.failed);
  console.log(`--- ${kind.script} ${good ? 'passed' : 'FAILED'} in ${seconds(started)} s`);
  return good;
}

/** @param {string} file */
function readCounts(file) {
  const path = `${results}/${file}`;
  if (!existsSync(path)) return { passed: 0, failed: 1 };
  return countResults(JSON.parse(readFileSync(path, 'utf8')));
}

async function runAll() {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  for (const kind of kinds) {
    const good = await runKind(kind);
    if (interrupted.aborted) return;
    if (good) continue;
    console.log(`\n"npm run ${kind.script}" FAILED. That command repeats it alone.`);
    break;
  }
  console.log(`\n${passed} passed, ${failed} failed`);
}

try {
  await ensureInstalled();
  ensureChromium();
  await runAll();
  process.exitCode = failed === 0 && !interrupted.aborted ? 0 : 1;
} catch (error) {
  if (!interrupted.aborted) console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
