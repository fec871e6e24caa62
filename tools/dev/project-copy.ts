/** A copy of the project that tests and benches may change. */
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
import { stripVTControlCharacters } from 'node:util';
import { runNpm } from './setup/npm.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a build and its checks need; cached pictures spare the copy most of its time. */
const parts = [
  ...['src', 'public', 'tools', 'tests', 'docs'],
  ...['package.json', 'package-lock.json', 'astro.config.mjs', 'vitest.config.ts', 'tsconfig.json'],
  ...['.cache/astro/assets', '.cache/social-images'],
];

/** Vitest's own settings, with which a build of the copy would be one for development. */
const ofVitest = /^(?:VITE|DEV$|PROD$|MODE$|SSR$|BASE_URL$|TEST$|NODE_ENV$)/;

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
    run: async (script, args = [], env = {}) => {
      const names = Object.keys(process.env).filter((name) => ofVitest.test(name));
      const { code, output } = await runNpm(['run', '--silent', script, '--', ...args], {
        cwd: folder,
        env: { ...Object.fromEntries(names.map((name) => [name, undefined])), ...env },
      });
      return { code, output: stripVTControlCharacters(output) };
    },
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
