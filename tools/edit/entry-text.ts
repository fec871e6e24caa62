/** The text of an entry's file as the editor writes it, so that it can be checked before it is written. */
import type { CmsConfig, Field } from '@sveltia/cms';
import { parse, stringify } from 'yaml';

/** What's in a file: its fields, and whether a text follows them. */
export interface EntryFile {
  fields: readonly Field[];
  article: boolean;
}

const frontMatter = /^---\n(?<head>[\s\S]*?)\n---(?:\n+(?<body>[\s\S]*))?$/;

/**
 * The fields of a file by the configuration.
 *
 * @param data what the file holds; tells the kinds of one folder apart
 * @returns undefined for a file that the editor doesn't edit
 */
export function entryFile(
  { collections = [], singletons = [] }: Omit<CmsConfig, 'backend'>,
  path: string,
  data: unknown,
): EntryFile | undefined {
  const kind = isRecord(data) ? data.kind : undefined;
  const article = path.endsWith('.md');
  for (const one of [...collections, { files: singletons }]) {
    if ('files' in one) {
      const file = one.files.find((other) => 'file' in other && other.file === path);
      if (file && 'fields' in file) return { fields: file.fields, article };
    } else if ('folder' in one && path.slice(0, path.lastIndexOf('/')) === one.folder) {
      if (!one.filter || one.filter.value === kind) return { fields: one.fields, article };
    }
  }
  return undefined;
}

/** What a file's text says, as the editor reads it; `body` is the text below the fields. */
export function parseEntry(text: string, article: boolean): unknown {
  if (!article) return JSON.parse(text) as unknown;
  const { head = '', body = '' } = frontMatter.exec(text.trim())?.groups ?? {};
  return { ...(parse(head) as object), body };
}

/** The text of a file: fields in the order of the form, empty optional ones left out. */
export function entryText({ fields, article }: EntryFile, data: unknown): string {
  const [first] = fields;
  const isList = first && 'root' in first && first.root === true;
  // In the form, a list is a field of its name; in its file, it's the root.
  const list = isList && isRecord(data) ? data[first.name] : data;
  const ordered = isList ? orderedValue(list, first) : orderedFields(data, fields);
  if (!article || !isRecord(ordered)) return `${JSON.stringify(ordered, undefined, 2)}\n`;
  const { body, ...head } = ordered;
  const yaml = stringify(head, {
    lineWidth: 0,
    defaultKeyType: 'PLAIN',
    defaultStringType: 'QUOTE_SINGLE',
    singleQuote: true,
  });
  const text = typeof body === 'string' ? body.trim() : '';
  return `---\n${yaml.trim()}\n---\n${text === '' ? '' : `\n${text}\n`}`;
}

function orderedFields(data: unknown, fields: readonly Field[]): unknown {
  if (!isRecord(data)) return data;
  const known = new Map(fields.map((field) => [field.name, field]));
  const others = Object.keys(data)
    // The form keeps marks of its own in the items of lists.
    .filter((name) => !known.has(name) && !name.startsWith('__sc_'))
    .sort();
  return Object.fromEntries(
    [...known.keys(), ...others].flatMap((name) => {
      const field = known.get(name);
      const value = orderedValue(data[name], field);
      return value === undefined || (isOptional(field) && isEmpty(value)) ? [] : [[name, value]];
    }),
  );
}

function orderedValue(value: unknown, field: Field | undefined): unknown {
  if (typeof value === 'string') return value.trim();
  if (field && 'fields' in field) {
    const fields = field.fields as readonly Field[];
    return Array.isArray(value)
      ? value.map((item: unknown) => orderedFields(item, fields))
      : orderedFields(value, fields);
  }
  return value;
}

const isOptional = (field: Field | undefined) =>
  field !== undefined && 'required' in field && field.required === false;

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.keys(value).length === 0);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
