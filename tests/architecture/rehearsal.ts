import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** Root of the project, without a slash at its end. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** How a program ended, and everything it said. */
export interface Outcome {
  code: number | null;
  said: string;
}

/** A folder of one test's own, removed after it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Writes a program that stands in for another one of the same name on the PATH. */
export function writeProgram(file: string, script: string): void {
  writeFileSync(file, `#!/usr/bin/env bash\n${script}\n`, { mode: 0o755 });
}

/** A script of the project as it is installed elsewhere: with other folders in place of its own. */
export function installScript(script: string, file: string, places: [string, string][]): void {
  const text = readFileSync(join(root, script), 'utf8');
  const moved = places.reduce((moving, [from, to]) => moving.replaceAll(from, to), text);
  writeFileSync(file, moved, { mode: 0o755 });
}

/** Runs a program to its end, with the Node that runs this test and no settings of this machine's git. */
export function run(
  words: [string, ...string[]],
  { cwd = root, env = {}, programs }: { cwd?: string; env?: object; programs?: string } = {},
): Outcome {
  const [program, ...rest] = words;
  const path = [programs, dirname(process.execPath), process.env.PATH].filter(Boolean).join(':');
  const { status, stdout, stderr, error } = spawnSync(program, rest, {
    cwd,
    encoding: 'utf8',
    env: {
      ...Object.fromEntries(
        Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')),
      ),
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_SYSTEM: '/dev/null',
      ...env,
      PATH: path,
    },
  });
  if (error) throw error;
  return { code: status, said: stdout + stderr };
}

/** Runs a program that has to succeed; gives what it said, without the last line end. */
export function mustRun(words: [string, ...string[]], cwd: string): string {
  const { code, said } = run(words, { cwd });
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}:\n${said}`);
  return said.trimEnd();
}
