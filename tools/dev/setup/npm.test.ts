import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const module = new URL('npm.mjs', import.meta.url).href;

/** Runs a script that stays until it is told to end, and tells it so. */
async function endOf(script: string, signal: NodeJS.Signals) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  await once(child.stdout, 'data');
  child.kill(signal);
  return once(child, 'exit');
}

const stays = `setInterval(() => {}, 1000); console.log('up');`;

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a script that runs npm and then works alone ends at %s',
  async (signal) => {
    expect(await endOf(`await import('${module}'); ${stays}`, signal)).toEqual([1, null]);
  },
);

test('a script that has something to end first does so', async () => {
  const script = `const { interrupted } = await import('${module}');
    interrupted.addEventListener('abort', () => setTimeout(() => process.exit(7), 10)); ${stays}`;
  expect(await endOf(script, 'SIGTERM')).toEqual([7, null]);
});
