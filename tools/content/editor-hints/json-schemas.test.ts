import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { jsonSchemas } from './json-schemas.ts';

const schemas = jsonSchemas();
const settingsSchema = z.looseObject({
  'json.schemas': z.array(z.object({ fileMatch: z.array(z.string()), url: z.string() })),
});
const settings = settingsSchema.parse(JSON.parse(readFileSync('.vscode/settings.json', 'utf8')));

it('matches the schemas; after changing one, run "npm run hints"', () => {
  const onDisk = globSync('.vscode/schemas/*')
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  expect(onDisk).toEqual([...schemas.keys()].sort());
  const stale = onDisk.filter((file) => readFileSync(file, 'utf8') !== schemas.get(file));
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

  it('have a schema in every file that editors change; if not, add it to .vscode/settings.json', () => {
    expect(entries.length).toBeGreaterThan(100);
    expect(entries.filter((file) => matched(file).length !== 1)).toEqual([]);
  });

  it('have a schema that exists', () => {
    const missing = settings['json.schemas'].filter(({ url }) => !schemas.has(url.slice(2)));
    expect(missing).toEqual([]);
  });
});
