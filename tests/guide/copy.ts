/** A copy of the project that the guide's steps may change. */
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a build and its checks need; cached pictures spare the copy most of its time. */
const parts = [
  ...['src', 'public', 'tools', 'tests', 'docs'],
  ...['package.json', 'package-lock.json', 'astro.config.mjs', 'vitest.config.ts', 'tsconfig.json'],
  ...['.cache/astro/assets', '.cache/social-images'],
];

/** What a command said, and whether it was content. */
export interface Outcome {
  code: number;
  /** Without color codes, whatever the environment asks for. */
  output: string;
}

/** A copy with the hands of an editor. */
export interface Copy {
  folder: string;
  read: (file: string) => string;
  write: (file: string, content: string | Buffer) => void;
  /** Replaces the one place that holds a text; throws when there is none. */
  replace: (file: string, old: string, now: string) => void;
  /** Runs an npm script of the copy. */
  run: (script: string, args?: readonly string[], env?: Record<string, string>) => Promise<Outcome>;
  remove: () => void;
}

/** Copies the project to a folder of its own. */
export function makeCopy(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'));
  for (const part of parts) {
    if (existsSync(join(root, part)))
      cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const at = (file: string) => join(folder, file);
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const write = (file: string, content: string | Buffer) => {
    writeFileSync(at(file), content);
  };
  return {
    folder,
    read,
    write,
    replace: (file, old, now) => {
      const text = read(file);
      if (!text.includes(old)) throw new Error(`${file} does not hold "${old}".`);
      write(
        file,
        text.replace(old, () => now),
      );
    },
    run: (script, args = [], env = {}) =>
      run(folder, ['run', '--silent', script, '--', ...args], env),
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Vitest's own settings, with which a build of the copy would be one for development. */
const ofVitest = /^(?:VITE|DEV$|PROD$|MODE$|SSR$|BASE_URL$|TEST$|NODE_ENV$)/;

function run(cwd: string, args: readonly string[], env: Record<string, string>): Promise<Outcome> {
  const outer = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !ofVitest.test(name)),
  );
  const child = spawn('npm', args, {
    cwd,
    env: { ...outer, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ code: code ?? 1, output: stripVTControlCharacters(output) });
    });
  });
}
