/** Turns files into entries: parses them, checks them against their schema, and keeps the line of every field. */
import { z } from 'zod';
import {
  type CollectionName,
  collections,
  entrySchema,
} from '../../../../src/schemas/collections.ts';
import type { Reference, SchemaContext } from '../../../../src/schemas/fields.ts';
import type { Entry } from './entry.ts';
import { type PlacedFile, placeFiles } from './check-files.ts';
import type { ContentFiles } from './content-files.ts';
import { decode, type Path, type Source } from './source.ts';
import { hintsOf, valueAt } from '../fields/field-hints.ts';
import { type KnownFiles, pictureFault } from '../pictures/pictures.ts';
import type { Problem } from '../problem.ts';
import { readArticle } from './read-article.ts';
import { readJson } from './read-json.ts';
import { checkEntry } from '../fields/schema-problems.ts';
import { clip, offer } from '../format-value.ts';

/** What was read: files in and out of place, entries, the text of each readable file, and the problems found while reading. */
export interface ReadEntries {
  placed: readonly PlacedFile[];
  misplaced: readonly Problem[];
  entries: readonly Entry[];
  texts: ReadonlyMap<string, string>;
  problems: readonly Problem[];
}

const known = new WeakMap<ContentFiles, ReadEntries>();

/** Reads all files, once for the same content. */
export function readEntries(files: ContentFiles): ReadEntries {
  const read = known.get(files) ?? readAnew(files);
  known.set(files, read);
  return read;
}

function readAnew(files: ContentFiles): ReadEntries {
  const { placed, problems: misplaced } = placeFiles([...files.content.keys()]);
  const texts = new Map<string, string>();
  const problems: Problem[] = [];
  const entries: Entry[] = [];
  for (const file of placed) {
    const { text, source, ...read } = readFile(file.path, files.content.get(file.path));
    problems.push(...read.problems);
    if (text !== undefined) texts.set(file.path, text);
    if (!source) continue;
    const parts = entriesOf(file, source);
    if ('found' in parts) problems.push(parts);
    else entries.push(...parts);
  }
  const ids = (collection: string) =>
    placed.filter((file) => file.collection === collection).map(({ id }) => id);
  const checked = (Object.keys(collections) as CollectionName[]).flatMap((name) =>
    checkCollection(
      name,
      entries.filter((entry) => entry.collection === name),
      ids,
      files,
    ),
  );
  return { placed, misplaced, entries, texts, problems: [...problems, ...checked] };
}

/** The text and the contents of a file, as far as it can be read. */
export function readFile(path: string, bytes: Uint8Array = new Uint8Array()) {
  const { text, problems } = decode(path, bytes);
  if (text === undefined) return { problems };
  const read = (path.endsWith('.json') ? readJson : readArticle)(path, text);
  return 'problems' in read
    ? { text, problems: [...problems, ...read.problems] }
    : { text, problems, source: read.source };
}

/** The entries in a file, or the problem that it should be a list. */
function entriesOf({ path: file, collection, id }: PlacedFile, source: Source): Entry[] | Problem {
  const base = { file, collection, id, value: undefined, whole: 'the whole file' };
  if (collections[collection]?.form !== 'list') return [{ ...base, ...source }];
  if (!Array.isArray(source.data) || source.data.length === 0)
    return {
      file,
      line: 1,
      field: base.whole,
      found: Array.isArray(source.data) ? 'an empty list' : 'a group of fields',
      wanted: 'Write a list of entries in square brackets, with at least one.',
      example: '[{ "id": "first" }, { "id": "second" }]',
    };
  return source.data.map((data: unknown, index) => {
    const written = valueAt(data, ['id']);
    const isNamed = typeof written === 'string';
    return {
      ...base,
      data,
      id: isNamed ? written : `${index + 1}`,
      whole: `entry ${index + 1}${isNamed && written !== '' ? ` ("${clip(written, 40)}")` : ''}`,
      lineOf: (path: Path) => source.lineOf([index, ...path]),
    };
  });
}

/** A number makes the best example for another of the same unit. */
const unitOf = ({ data }: Entry) => valueAt(data, ['unit']);

/** Checks the entries of a collection, and sets the value of each valid one. */
function checkCollection(
  name: CollectionName,
  entries: readonly Entry[],
  idsOf: (collection: string) => string[],
  files: KnownFiles,
): Problem[] {
  const [first] = entries;
  if (!first) return [];
  const context: SchemaContext = { image: () => pictureField(first.file, files) };
  const reference: Reference = (other) => referenceField(other, idsOf(other));
  const schema = collections[name]?.schema(context, reference) ?? z.never();
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
