/**
 * `npm test`: installs what is missing, then runs every kind of check, the
 * quick ones first, and begins no other once one has failed. Runs on the
 * machine's own Node; each kind runs through npm, on the Node among the packages.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureEngines } from './setup/engines.mjs';
import { ensureInstalled, seconds } from './setup/install.mjs';
import { interrupted, runNpm } from './setup/npm.mjs';
import { countResults } from './setup/results.mjs';

const results = fileURLToPath(new URL('../../.cache/test-results', import.meta.url));

/**
 * Scripts of the kinds, each with the script that has to pass before; two run at
 * a time, in this order. "build:test", "lint", and "types" follow each other, as
 * all of them write Astro's types. The browser tests wait for pages a good part of
 * their time, so they come as soon as there is a site, beside everything else.
 */
const waiting = [
  ['check:content'],
  ['build:test', 'check:content'],
  ['format:check'],
  ['unused'],
  ['test:e2e', 'build:test'],
  // Needs the browser tests' port.
  ['test:engines', 'test:e2e'],
  ['lint', 'build:test'],
  ['test:unit'],
  ['types', 'lint'],
  ['test:guide', 'build:test'],
  ['test:hosts', 'build:test'],
  ['test:site', 'build:test'],
];

const good = new Set();
const bad = [];
/** Output of the kinds that failed or needed a retry, printed again at the end, where a truncated log still shows it. */
const toRepeat = [];
let passed = 0;
let failed = 0;

async function runKind(script) {
  const started = performance.now();
  const file = script.startsWith('test:') && `${results}/${script.slice('test:'.length)}.json`;
  // Playwright's settings name its file themselves.
  const report = file && script !== 'test:e2e' ? `--outputFile.json=${file}` : undefined;
  const args = report ? ['--', '--reporter=default', '--reporter=json', report] : [];
  const { code, output } = await runNpm(['run', '--silent', script, ...args]);
  const counts = file ? readCounts(file) : { passed: 0, failed: 0, repeated: 0 };
  const isGood = code === 0 && counts.failed === 0;
  passed += counts.passed;
  // A kind without tests, or one that broke before its tests, is itself what failed.
  failed += isGood ? 0 : Math.max(1, counts.failed);
  if (isGood) good.add(script);
  else bad.push(script);
  const text = `\n--- ${script}\n${output.trimEnd()}\n`;
  process.stdout.write(text);
  if (!isGood || counts.repeated > 0) toRepeat.push(text);
  console.log(`--- ${script} ${isGood ? 'passed' : 'FAILED'} in ${seconds(started)} s`);
}

function readCounts(file) {
  try {
    return countResults(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // A run that broke wrote nothing, or half of it.
    return { passed: 0, failed: 1, repeated: 0 };
  }
}

/** Runs all kinds, two at a time; once one has failed, no other begins. */
async function runKinds() {
  const running = new Set();
  for (;;) {
    const isOpen = running.size < 2 && bad.length === 0 && !interrupted.aborted;
    const index = isOpen ? waiting.findIndex(([, after]) => !after || good.has(after)) : -1;
    if (index !== -1) {
      const [[script]] = waiting.splice(index, 1);
      const run = runKind(script).finally(() => running.delete(run));
      running.add(run);
    } else if (running.size > 0) await Promise.race(running);
    else break;
  }
  if (bad.length === 0 && !interrupted.aborted && waiting.length > 0)
    throw new Error(`Nothing has run what ${waiting[0]} waits for.`);
}

try {
  await ensureInstalled();
  ensureChromium();
  const missing = ensureEngines();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  await runKinds();
  if (!interrupted.aborted) {
    process.stdout.write(toRepeat.join(''));
    for (const script of bad)
      console.log(`\n"npm run ${script}" FAILED. Run that command to repeat it.`);
    for (const line of missing) console.log(`\n${line}`);
    console.log(`\n${passed} passed, ${failed} failed`);
  }
  process.exitCode = failed === 0 && !interrupted.aborted ? 0 : 1;
} catch (error) {
  if (!interrupted.aborted) console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
