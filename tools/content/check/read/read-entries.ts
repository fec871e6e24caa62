/** Turns files into entries: parses them, checks them against their schema, and keeps the line of every field. */
import { z } from 'zod';
import {
  type Collection,
  type CollectionName,
  collections,
  entrySchema,
} from '../../../../src/schemas/collections.ts';
import type { Reference, SchemaContext } from '../../../../src/schemas/fields.ts';
import type { Entry } from './entry.ts';
import { type PlacedFile, placeFiles } from './check-files.ts';
import type { ContentFiles } from './content-files.ts';
import { decode, type Path } from './source.ts';
import { hintsOf, valueAt } from '../fields/field-hints.ts';
import { type KnownFiles, pictureFault } from '../pictures/pictures.ts';
import type { Problem } from '../problem.ts';
import { readArticle } from './read-article.ts';
import { readJson } from './read-json.ts';
import { checkEntry } from '../fields/schema-problems.ts';
import { clip, offer } from '../format-value.ts';

/** Entries, the text of each readable file, and the problems found while reading. */
export interface ReadEntries {
  entries: readonly Entry[];
  texts: ReadonlyMap<string, string>;
  problems: readonly Problem[];
}

const known = new WeakMap<ContentFiles, ReadEntries>();

/** Reads all files, once for the same content. */
export function readEntries(files: ContentFiles): ReadEntries {
  const before = known.get(files);
  if (before) return before;
  const read = readAnew(placeFiles([...files.content.keys()]).placed, files);
  known.set(files, read);
  return read;
}

function readAnew(placed: readonly PlacedFile[], files: ContentFiles): ReadEntries {
  const texts = new Map<string, string>();
  const problems: Problem[] = [];
  const entries: Entry[] = [];
  for (const file of placed) {
    const decoded = decode(file.path, files.content.get(file.path) ?? new Uint8Array());
    problems.push(...decoded.problems);
    if (decoded.text === undefined) continue;
    texts.set(file.path, decoded.text);
    const read = (file.path.endsWith('.json') ? readJson : readArticle)(file.path, decoded.text);
    if ('problems' in read) problems.push(...read.problems);
    else {
      const parts = entriesOf(file, read.source);
      entries.push(...parts.entries);
      problems.push(...parts.problems);
    }
  }
  const ids = (collection: string) =>
    placed.filter((file) => file.collection === collection).map(({ id }) => id);
  const checked = Object.entries(collections).flatMap(([name, collection]) =>
    checkCollection(
      name as CollectionName,
      collection,
      entries.filter((entry) => entry.collection === name),
      ids,
      files,
    ),
  );
  return { entries, texts, problems: [...problems, ...checked] };
}

type EntrySource = Pick<Entry, 'data' | 'lineOf' | 'body'>;

function entriesOf(
  { path: file, collection, id }: PlacedFile,
  source: EntrySource,
): { entries: Entry[]; problems: Problem[] } {
  const base = { file, collection, id, value: undefined, whole: 'the whole file' };
  if (collections[collection]?.form !== 'list')
    return { entries: [{ ...base, ...source }], problems: [] };
  if (!Array.isArray(source.data) || source.data.length === 0)
    return {
      entries: [],
      problems: [
        {
          file,
          line: 1,
          field: base.whole,
          found: Array.isArray(source.data) ? 'an empty list' : 'a group of fields',
          wanted: 'Write a list of entries in square brackets, with at least one.',
          example: '[{ "id": "first" }, { "id": "second" }]',
        },
      ],
    };
  const list: readonly unknown[] = source.data;
  return {
    problems: [],
    entries: list.map((data, index) => {
      const written = valueAt(data, ['id']);
      return {
        ...base,
        data,
        id: typeof written === 'string' ? written : `${index + 1}`,
        whole: `entry ${index + 1}${typeof written === 'string' && written !== '' ? ` ("${clip(written, 40)}")` : ''}`,
        lineOf: (path: Path) => source.lineOf([index, ...path]),
      };
    }),
  };
}

/** A number makes the best example for another of the same unit. */
const unitOf = ({ data }: Entry) => valueAt(data, ['unit']);

/** Checks the entries of a collection, and sets the value of each valid one. */
function checkCollection(
  name: CollectionName,
  collection: Collection,
  entries: readonly Entry[],
  idsOf: (collection: string) => string[],
  files: KnownFiles,
): Problem[] {
  const [first] = entries;
  if (!first) return [];
  const context: SchemaContext = { image: () => pictureField(first.file, files) };
  const reference: Reference = (other) => referenceField(other, idsOf(other));
  const schema = collection.schema(context, reference);
  const hints = hintsOf(entrySchema(name));
  return entries.flatMap((entry) => {
    const sampleOf = (path: Path) => {
      const others = entries.filter((other) => other !== entry);
      const alike = others.filter((other) => unitOf(other) === unitOf(entry));
      return [...alike, ...others]
        .map(({ data }) => valueAt(data, path))
        .find((value) => value !== undefined);
    };
    const { value, problems } = checkEntry(schema, hints, { ...entry, sampleOf });
    entry.value = value;
    return problems;
  });
}

function pictureField(file: string, files: KnownFiles): z.ZodType<ImageMetadata> {
  return z
    .custom<ImageMetadata>((path) => typeof path === 'string', 'must be the path of a picture')
    .superRefine((path: unknown, context) => {
      const message = pictureFault(String(path), file, files);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    });
}

function referenceField(collection: string, ids: readonly string[]) {
  return z
    .string('must be the name of a file, in quotes')
    .refine((id) => ids.includes(id), {
      error: ({ input }) =>
        `must be the name of a file in src/content/${collection}, without its extension.${offer(clip(String(input)), ids)}`,
    })
    .transform((id) => ({ collection, id }));
}
