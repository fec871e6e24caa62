import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A file of the project: its path from the root, with slashes, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** Paths of the files that fit any of the patterns, from the root, with slashes. */
export function listPaths(...patterns: string[]): string[] {
  return globSync(patterns, { cwd: root, exclude: ['**/__pycache__/**'] })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

/** The code of `src/`: components, modules and styles; tests are not part of it. */
export function readSources(): SourceFile[] {
  return listPaths('src/**/*.{astro,ts,tsx,mjs,css}')
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path, text: readText(path) }));
}

/** The text of one file, by its path from the root. */
export function readText(path: string): string {
  return readFileSync(root + path, 'utf8');
}

/** A text without its comments, line by line: `//`, `*` and `<!--` lines and `/* … *\/` blocks. */
export function withoutComments(text: string): string {
  return text
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/^\s*\/\/.*$/gm, '');
}
