/**
 * `npm start`: installs what is missing, then builds the site with demo
 * settings and serves it. Runs on the machine's own Node, before any package
 * is there; the rest runs through npm, on the Node that is among the packages.
 */
import { ensureInstalled } from './setup/install.mjs';
import { interrupted, startNpm } from './setup/npm.mjs';

try {
  await ensureInstalled();
  process.exitCode = await runDemo();
} catch (error) {
  if (!interrupted.aborted) console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @returns {Promise<number>} exit code of the demo */
function runDemo() {
  // The demo ends when its input does: on an interrupt, and also when this process is killed.
  const demo = startNpm(['run', '--silent', 'demo'], { stdio: ['pipe', 'inherit', 'inherit'] });
  interrupted.addEventListener('abort', () => demo.stdin?.end());
  return new Promise((resolve, reject) => {
    demo.once('error', reject);
    demo.once('close', (code) => resolve(code ?? 1));
  });
}
