/** The text of an entry's file as the editor writes it, so that it can be checked before it is written. */
import { globSync } from 'node:fs';
import type { Field } from '@sveltia/cms';
import { parse, stringify } from 'yaml';
import { contentFolder } from '../content/check/read/content-files.ts';
import { editorConfig } from './config.ts';

const { collections = [], singletons = [] } = editorConfig();
const frontMatter = /^---\n(?<head>[\s\S]*?)\n---(?:\n+(?<body>[\s\S]*))?$/;
const isArticle = (path: string) => path.endsWith('.md');

/** Paths of the files that the editor edits. */
export const contentPaths = (): string[] =>
  globSync(`${contentFolder}/*/*.{md,json}`)
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('/published.json'))
    .sort();

/**
 * The fields of an entry's form.
 *
 * @param data what the file holds; tells the kinds of one folder apart
 * @throws {Error} when the editor doesn't edit that file
 */
export function fieldsOfForm(path: string, data: unknown): readonly Field[] {
  const kind = isRecord(data) ? data.kind : undefined;
  for (const one of [...collections, { files: singletons }]) {
    if ('files' in one) {
      const file = one.files.find((other) => 'file' in other && other.file === path);
      if (file && 'fields' in file) return file.fields;
    } else if ('folder' in one && path.slice(0, path.lastIndexOf('/')) === one.folder) {
      if (!one.filter || one.filter.value === kind) return one.fields;
    }
  }
  throw new Error(`The editor has no form for ${path}.`);
}

/** What a file's text says, as the editor reads it; `body` is the text below the fields. */
export function parseEntry(path: string, text: string): unknown {
  if (!isArticle(path)) return JSON.parse(text) as unknown;
  const { head = '', body = '' } = frontMatter.exec(text.trim())?.groups ?? {};
  return { ...(parse(head) as object), body };
}

/** The text of a file: fields in the order of the form, empty optional ones left out. */
export function entryText(path: string, data: unknown): string {
  const fields = fieldsOfForm(path, data);
  const [first] = fields;
  const isList = first && 'root' in first && first.root === true;
  // In the form, a list is a field of its name; in its file, it's the root.
  const value = isList
    ? ordered(isRecord(data) ? data[first.name] : data, innerFields(first))
    : ordered(data, fields);
  if (!isArticle(path) || !isRecord(value)) return `${JSON.stringify(value, undefined, 2)}\n`;
  const { body, ...head } = value;
  const yaml = stringify(head, {
    lineWidth: 0,
    defaultKeyType: 'PLAIN',
    defaultStringType: 'QUOTE_SINGLE',
    singleQuote: true,
  });
  return `---\n${yaml.trim()}\n---\n${typeof body === 'string' && body !== '' ? `\n${body}\n` : ''}`;
}

const innerFields = (field: Field | undefined) =>
  field && 'fields' in field ? (field.fields as readonly Field[]) : undefined;

/** A value as it is written: objects, alone or in a list, with their fields in order. */
function ordered(value: unknown, fields?: readonly Field[]): unknown {
  if (typeof value === 'string') return value.trim();
  if (fields && Array.isArray(value)) return value.map((item: unknown) => ordered(item, fields));
  if (!fields || !isRecord(value)) return value;
  const known = new Map(fields.map((field) => [field.name, field]));
  // The form keeps marks of its own in the items of lists.
  const others = Object.keys(value).filter((name) => !known.has(name) && !name.startsWith('__sc_'));
  return Object.fromEntries(
    [...known.keys(), ...others.sort()].flatMap((name) => {
      const field = known.get(name);
      const inner = ordered(value[name], innerFields(field));
      return inner === undefined || (isOptional(field) && isEmpty(inner)) ? [] : [[name, inner]];
    }),
  );
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
