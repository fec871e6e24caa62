import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { entrySchema } from '../../../src/schemas/collections.ts';
import { editorFiles } from './editor-files.ts';
import { snippets } from './snippets.ts';

const files = editorFiles();
const textOf = (file: string) => files.get(file) ?? '';
const settingsSchema = z.looseObject({
  'json.schemas': z.array(z.object({ fileMatch: z.array(z.string()), url: z.string() })),
});
const settings = settingsSchema.parse(JSON.parse(textOf('.vscode/settings.json')));

it('matches the schemas; after changing one, run "npm run hints"', () => {
  const onDisk = globSync('.vscode/**/*.{json,code-snippets}')
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  expect(onDisk).toEqual([...files.keys()].sort());
  const stale = onDisk.filter((file) => readFileSync(file, 'utf8') !== textOf(file));
  expect(stale).toEqual([]);
});

describe('fields of JSON entries', () => {
  const matched = (file: string) =>
    settings['json.schemas'].filter(({ fileMatch }) =>
      fileMatch.some((pattern) =>
        new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '[^/]+')}$`).test(`/${file}`),
      ),
    );
  const entries = globSync('src/content/**/*.json').filter(
    (file) => !file.endsWith('published.json'),
  );

  it('have a schema in every file that editors change', () => {
    expect(entries.length).toBeGreaterThan(100);
    expect(entries.filter((file) => matched(file).length !== 1)).toEqual([]);
  });

  it('have a schema that exists', () => {
    const missing = settings['json.schemas'].filter(({ url }) => !files.has(url.slice(2)));
    expect(missing).toEqual([]);
  });
});

describe.each(Object.entries(snippets()))('the snippet "%s"', (_name, { body, scope }) => {
  it('is valid for VS Code: every tab stop is closed', () => {
    const bare = body.join('\n').replace(/\$\{\d+(?::[^{}]*|\|[^{}]*\|)\}/g, '');
    expect(bare).not.toMatch(/\$\{/);
    expect(scope).not.toBe('');
  });
});

it.each([
  ['New article', 'blog'],
  ['New city', 'cities'],
] as const)('the snippet "%s", filled in, is a valid draft', (name, collection) => {
  const body = snippets()[name]?.body ?? [];
  const text = body
    .join('\n')
    .replace(/\$CURRENT_YEAR-\$CURRENT_MONTH-\$CURRENT_DATE/g, '2026-01-15')
    .replace(/\$\{\d+:([^{}]*)\}/g, 'Now: $1');
  const fields: unknown = parse(/^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? '');
  expect(entrySchema(collection).safeParse(fields).error).toBeUndefined();
  expect(fields).toMatchObject({ draft: true });
});
