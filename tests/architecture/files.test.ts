import { basename, dirname } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { listPaths, readText } from './source-files.ts';

const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const pascal = /^[A-Z][A-Za-z0-9]*$/;

const code = listPaths('{src,tools,tests}/**/*.{astro,ts,tsx,mjs,css}');

/** First part of a file's name: "use-menus" of "use-menus.test.ts", "slug" of "[...slug].ts". */
const stem = (path: string) => /^\[?(?:\.\.\.)?(?<name>[\w-]*)/.exec(basename(path))?.[1] ?? '';
const isPage = (path: string) => path.startsWith('src/pages/');
const isTest = (path: string) => /\.(?:test|spec)\.tsx?$/.test(path);

/** Names the expected path when a file's name breaks the rules. */
function nameFault(path: string): string | undefined {
  const name = stem(path);
  const wantsPascal = /\.(?:astro|tsx)$/.test(path) && !isPage(path) && !isTest(path);
  if (wantsPascal && !pascal.test(name)) return `${path}: name it in PascalCase, "MyCard.astro".`;
  if (!wantsPascal && !kebab.test(name) && !(isTest(path) && pascal.test(name)))
    return `${path}: name it in kebab-case, "my-file.ts".`;
  return undefined;
}

/** Most lines that a file may have: it is one idea. */
function ceiling(path: string): number {
  if (isTest(path)) return 300;
  if (isPage(path)) return 60;
  return /\.(?:astro|tsx)$/.test(path) ? 150 : 200;
}

function lengthFault(path: string): string | undefined {
  const lines = readText(path).trimEnd().split('\n').length;
  const most = ceiling(path);
  return lines > most
    ? `${path} has ${lines} lines, ${most} at most: it is two things.`
    : undefined;
}

describe('files', () => {
  it('are named in PascalCase when they are components, in kebab-case otherwise', () => {
    expect(code.map(nameFault).filter(Boolean)).toEqual([]);
  });

  it('lie in folders named in kebab-case', () => {
    const folders = new Set(code.flatMap((path) => dirname(path).split('/')));
    const odd = [...folders].filter((name) => !kebab.test(name.replaceAll(/^\[|\]$/g, '')));
    expect(odd).toEqual([]);
  });

  it('are short', () => {
    const measured = code.filter((path) => !path.endsWith('.css'));
    expect(measured.map(lengthFault).filter(Boolean)).toEqual([]);
  });
});
