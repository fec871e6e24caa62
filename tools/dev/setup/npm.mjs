import { spawn } from 'node:child_process';
import { getEventListeners } from 'node:events';

const ownGroup = process.platform !== 'win32';

/**
 * Starts npm in a process group of its own, so that everything below it can be
 * stopped together. Runs on the machine's own Node, without any package.
 *
 * @param {string[]} args for example `['run', '--silent', 'build']`
 * @param {import('node:child_process').SpawnOptions} options
 */
export function startNpm(args, options) {
  // npm names its own script to what it runs; on Windows "npm" alone cannot be started.
  const script = process.env.npm_execpath;
  const [command, first] = script ? [process.execPath, [script]] : ['npm', []];
  return spawn(command, [...first, ...args], { detached: ownGroup, ...options });
}

/**
 * Runs an npm command to its end.
 *
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, signal?: AbortSignal }} options
 *   `signal` ends it early, with all that it started.
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runNpm(args, { cwd, env = {}, signal = interrupted } = {}) {
  const child = startNpm(args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk) => (output += chunk));
  }
  const stop = () => stopGroup(child);
  signal.addEventListener('abort', stop);
  try {
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (status) => resolve(status ?? 1));
    });
    return { code, output };
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

const interruption = new AbortController();
const stop = () => {
  const isHeard = getEventListeners(interruption.signal, 'abort').length > 0;
  interruption.abort();
  // Nothing is running that would have to end first.
  if (!isHeard) process.exit(1);
};
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, stop);

// A signal for npm alone ends npm and the shell between it and this process, which hears nothing.
const parent = process.ppid;
const lookAfterParent = () => process.ppid !== parent && stop();
setInterval(lookAfterParent, 500).unref();

/** Aborted when this process is asked to end, as by Ctrl+C, or what started it is gone. */
export const interrupted = interruption.signal;

/** @param {import('node:child_process').ChildProcess} child */
function stopGroup(child) {
  if (child.pid === undefined || child.exitCode !== null) return;
  if (ownGroup) process.kill(-child.pid, 'SIGTERM');
  else child.kill();
}
