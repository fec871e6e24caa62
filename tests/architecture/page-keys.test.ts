/**
 * A page that has a key is made anew only when the key changes, so the key has
 * to name whatever the page asks for. Files of src/ are in it as a whole, save
 * the entries of articles and cities: a list of these has to be named there.
 */
import { expect, it } from 'vitest';
import { importsOf } from './imports.ts';
import { readSources } from './source-files.ts';

const imports = readSources().flatMap(importsOf);
const endings = ['', '.ts', '.tsx', '.astro'];
const files = new Set(readSources().map(({ path }) => path));
const fileOf = (path: string) =>
  endings.map((ending) => path + ending).find((name) => files.has(name));

/** Queries that a file asks, itself or through what it prints. */
function queriesOf(start: string): string[] {
  const reached = new Set([start]);
  for (const file of reached)
    for (const { from, to, typesOnly } of imports) {
      const target = from === file && !typesOnly ? fileOf(to) : undefined;
      // What a query asks in turn is in the key with its answer.
      if (target !== undefined && !file.startsWith('src/queries/')) reached.add(target);
    }
  return [...reached]
    .filter((file) => file.startsWith('src/queries/'))
    .map((file) => file.replace(/^src\/queries\/|\.ts$/g, ''))
    .sort();
}

/** Whose answers come from files that are in the key, or are in the key themselves. */
const named = [
  'authors',
  'businesses',
  'figures',
  'lists',
  'loan-programs',
  'navigation',
  'published',
];

it.each(['src/layouts/ArticleLayout.astro', 'src/layouts/CityLayout.astro', 'src/middleware.ts'])(
  '%s asks for nothing that the keys of src/queries/page-keys.ts do not name',
  (layout) => {
    const asked = queriesOf(layout);
    expect(asked).toContain(layout === 'src/middleware.ts' ? 'figures' : 'navigation');
    expect(asked.filter((query) => !named.includes(query))).toEqual([]);
  },
);
