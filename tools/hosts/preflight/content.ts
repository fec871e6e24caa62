/** The content as preflight sees it: as written, even where the schema would refuse it. */
import { addressOfEntry, addressOfList } from '../../../src/site-map.ts';
import { printProblems } from '../../content/check/problem.ts';
import type { ContentFiles } from '../../content/check/read/content-files.ts';
import { readEntries } from '../../content/check/read/read-entries.ts';

/** An entry: a Markdown file, a JSON file, or one element of a list file. */
export interface Entry {
  file: string;
  collection: string;
  id: string;
  data: Record<string, unknown>;
  /** All words of the entry, for a search. */
  text: string;
}

/**
 * All entries of the content.
 * @throws Error with the content check's messages about files that can't be read.
 */
export function entriesOf(files: ContentFiles): Entry[] {
  const { entries, problems } = readEntries(files);
  const read = new Set(entries.map(({ file }) => file));
  const unread = problems.filter(({ file }) => !read.has(file));
  if (unread.length > 0) throw new Error(printProblems(unread));
  return entries.flatMap(({ file, collection, id, data, body }) =>
    isRecord(data)
      ? [{ file, collection, id, data, text: JSON.stringify(data) + (body?.text ?? '') }]
      : [],
  );
}

/** Whether a value has named fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every text of an entry with the way to it, "address.street". */
export function textsOf(value: unknown, path = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field: path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, path === '' ? key : `${path}.${key}`),
  );
}

/** Address of the page that shows an entry; records, figures and menus have none of their own. */
export const addressOf = ({ collection, id }: Pick<Entry, 'collection' | 'id'>) =>
  addressOfEntry(collection, id) ?? addressOfList(collection);
