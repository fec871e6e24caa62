/** Texts in the fields of an entry: links to pages, and titles that hold a token. */
import type { Entry } from './addresses.ts';
import { fieldOfEntry } from './field-words.ts';
import type { Problem } from './problem.ts';
import { show } from './show.ts';
import type { Path } from './source.ts';

/** Every text of an entry with the way to it. */
function textsOf(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value))
    return value.flatMap((inner: unknown, index) => textsOf(inner, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, [...path, key]));
}

const whereIs = (entry: Entry, path: Path) => ({
  line: entry.lineOf(path),
  field: fieldOfEntry(path, entry.whole),
});

/** Addresses in fields called "href". */
export const linksInFields = (entry: Entry) =>
  textsOf(entry.data)
    .filter(({ path }) => path.at(-1) === 'href')
    .map(({ path, text }) => ({ href: text, ...whereIs(entry, path) }));

/** Titles are drawn into pictures and become addresses, where no token is replaced. */
export const titleTokens = (entry: Entry): Problem[] =>
  textsOf(entry.data)
    .filter(
      ({ path, text }) =>
        /^(?:id|title|metaTitle|heading|name)$/.test(String(path.at(-1))) && text.includes('[['),
    )
    .map(({ path, text }) => ({
      file: entry.file,
      ...whereIs(entry, path),
      found: show(text),
      wanted:
        'Titles, headings and names hold no tokens: they become addresses and pictures. Say it in words.',
      example: '"Closing costs, line by line"',
    }));
