/** Texts in the fields of an entry: links to pages, titles that hold a token, marks of what is to be written. */
import type { Entry } from './addresses.ts';
import { fieldOfEntry } from './field-words.ts';
import type { Problem } from './problem.ts';
import { clip, show } from './show.ts';
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

/** Marks that `npm run new` leaves for the editor. */
const unfinished = /\bTODO\b[^\n'"]*/;

/** What is still to be written in an entry that is no draft any more. */
export function unfinishedTexts(entry: Entry): Problem[] {
  const { data, body, file } = entry;
  if (typeof data === 'object' && data !== null && 'draft' in data && data.draft === true)
    return [];
  const advice = {
    wanted:
      'Nothing that the public sees is unfinished. Write it, or let the entry be a draft until it is.',
    example: 'draft: true',
  };
  const inFields = textsOf(data)
    .filter(({ text }) => unfinished.test(text))
    .map(({ path, text }) => ({ file, ...whereIs(entry, path), found: show(text), ...advice }));
  const inBody = (body?.text ?? '').split('\n').flatMap((text, index) => {
    const found = unfinished.exec(text)?.[0];
    return found === undefined
      ? []
      : [
          {
            file,
            line: (body?.line ?? 1) + index,
            field: 'the text',
            found: clip(found),
            ...advice,
          },
        ];
  });
  return [...inFields, ...inBody];
}
