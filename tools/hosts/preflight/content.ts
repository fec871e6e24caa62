/** Reads content as files, before any build: preflight has to work where a build does not. */
import { globSync, readFileSync } from 'node:fs';
import { basename, extname, sep } from 'node:path';
import { parse } from 'yaml';
import { addressOfEntry, addressOfList } from '../../../src/site-map.ts';

/** An entry: a Markdown file, a JSON file, or one element of a list file. */
export interface Entry {
  file: string;
  collection: string;
  id: string;
  data: Record<string, unknown>;
  /** All words of the entry as they stand in the file, for a search. */
  text: string;
}

const root = 'src/content';

/**
 * All entries below `src/content`.
 * @throws Error that names a file which is neither JSON nor Markdown with front matter.
 */
export function readContent(): Entry[] {
  return globSync(`${root}/**/*.{json,md,mdx}`)
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !file.startsWith(`${root}/redirects/`))
    .sort()
    .flatMap(readFile);
}

function readFile(file: string): Entry[] {
  const text = readFileSync(file, 'utf8');
  const collection = file.slice(root.length + 1).split('/')[0] ?? '';
  const name = basename(file, extname(file));
  try {
    const data: unknown = file.endsWith('.json') ? JSON.parse(text) : parse(frontMatter(text));
    if (Array.isArray(data)) {
      return data.filter(isRecord).map((entry, index) => {
        const id = typeof entry.id === 'string' ? entry.id : `entry ${index + 1}`;
        return { file, collection, id, data: entry, text: JSON.stringify(entry) };
      });
    }
    if (isRecord(data)) return [{ file, collection, id: name, data, text }];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} cannot be read: ${reason}`, { cause: error });
  }
  throw new Error(`${file} cannot be read: it holds no fields.`);
}

function frontMatter(text: string): string {
  return /^---\r?\n(?<fields>[\s\S]*?)\r?\n---/.exec(text)?.groups?.fields ?? '';
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
