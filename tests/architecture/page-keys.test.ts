/**
 * A page that has a key is made anew only when the key changes, so the key has
 * to name whatever the page asks for. Files of src/ are in it as a whole, save
 * the entries of articles and cities: a list of these has to be named there.
 */
import { expect, it } from 'vitest';
import { importsOf } from './imports.ts';
import { readSources, readText } from './source-files.ts';

const imports = readSources().flatMap(importsOf);
const endings = ['', '.ts', '.tsx', '.astro'];
const files = new Set(readSources().map(({ path }) => path));
const fileOf = (path: string) =>
  endings.map((ending) => path + ending).find((name) => files.has(name));

/** Files that a file uses, itself or through what it prints, and the queries that they ask. */
function reachedFrom(start: string): string[] {
  const reached = new Set([start]);
  for (const file of reached)
    for (const { from, to, typesOnly } of imports) {
      const target = from === file && !typesOnly ? fileOf(to) : undefined;
      // What a query asks in turn is in the key with its answer.
      if (target !== undefined && !file.startsWith('src/queries/')) reached.add(target);
    }
  return [...reached].sort();
}

const isQuery = (file: string) => file.startsWith('src/queries/');
const queriesOf = (start: string) =>
  reachedFrom(start)
    .filter(isQuery)
    .map((file) => file.replace(/^src\/queries\/|\.ts$/g, ''));

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

const pages = ['src/pages/blog/[slug].astro', 'src/pages/service-areas/[city].astro'];
/** The list of the pages themselves, and the keys. */
const ofPages = ['blog', 'cities', 'page-keys'];

it.each([...pages, 'src/middleware.ts'])(
  '%s asks for nothing that the keys of src/queries/page-keys.ts do not name',
  (file) => {
    const asked = queriesOf(file);
    const expected = pages.includes(file) ? [...named, ...ofPages] : named;
    expect(asked).toContain(file === 'src/middleware.ts' ? 'figures' : 'navigation');
    expect(asked.filter((query) => !expected.includes(query))).toEqual([]);
  },
);

it.each([...pages, 'src/middleware.ts'])(
  '%s prints nothing else that changes with the day',
  (file) => {
    const printed = reachedFrom(file).filter((reached) => !isQuery(reached));
    // Of the day the keys have the year. The list of questions leaves out what is not public yet.
    const ofDay = /\blistFaqs\b|\btoday\(\)(?!\.slice\(0, 4\))/;
    const faulty = printed.filter(
      (path) => !path.startsWith('src/islands/') && ofDay.test(readText(path)),
    );
    expect(faulty).toEqual([]);
  },
);
