/** Entries, and the pages that they will become. */
import type { z } from 'zod';
import { blanked } from '../../../../src/lib/wording/pieces.ts';
import { type PublishingState, visibility } from '../../../../src/lib/content/publishing.ts';
import type { CollectionName, EntrySchema } from '../../../../src/schemas/collections.ts';
import { addressOfEntry, pageKindOf } from '../../../../src/site-map.ts';
import { fieldOfEntry, valueAt } from '../fields/field-hints.ts';
import type { Problem } from '../problem.ts';
import { lineAt, type Path, type Source } from './source.ts';

/** An entry that has been read; `value` is set if it matches its schema. */
export interface Entry extends Source {
  file: string;
  collection: string;
  id: string;
  /** The fields as pages get them; undefined if they don't match the schema. */
  value: unknown;
  /** "entry 3" in a file of several entries, otherwise "the whole file". */
  whole: string;
}

/** The valid values of a collection, by ID. */
export const valuesOf = <Name extends CollectionName>(entries: readonly Entry[], name: Name) =>
  new Map(
    entries
      .filter(({ collection, value }) => collection === name && value !== undefined)
      .map(({ id, value }) => [id, value as z.infer<EntrySchema<Name>>]),
  );

/** A page that an entry becomes. */
export interface Page {
  address: string;
  entry: Entry;
  /** Why visitors can't see it; undefined if they can. */
  hidden?: 'draft' | 'scheduled' | 'pageless' | undefined;
}

/**
 * All pages by address.
 * @param today business date, "2026-01-15"
 * @param showsAll true in development and previews, which show drafts
 */
export function pagesOf(
  entries: readonly Entry[],
  today: string,
  showsAll: boolean,
): Map<string, Page> {
  const pages = entries
    .filter(({ collection, id }) => pageKindOf(collection, id)?.inSitemap)
    .flatMap((entry) => {
      const address = addressOfEntry(entry.collection, entry.id);
      return address === undefined
        ? []
        : { address, entry, hidden: hiddenBy(entry, showsAll ? undefined : today) };
    });
  return new Map(pages.map((page) => [page.address, page]));
}

function hiddenBy({ collection, value, body }: Entry, today?: string): Page['hidden'] {
  const state = stateOf(value);
  const seen = state && today !== undefined ? visibility(state, today) : 'public';
  if (seen !== 'public') return seen;
  return collection === 'loan-programs' && body?.text.trim() === '' ? 'pageless' : undefined;
}

/** The publishing switches of a valid entry; undefined if its collection has none. */
export const stateOf = (value: unknown): PublishingState | undefined =>
  valueAt(value, ['draft']) === undefined ? undefined : (value as PublishingState);

/** File, line, and words of a field; `field` is the entry itself for the empty path. */
export const placeIn = ({ file, lineOf, whole }: Entry, path: Path) => ({
  file,
  line: lineOf(path),
  field: fieldOfEntry(path, whole),
});

/** A text and its path; the path of the text below the fields is empty. */
export interface EntryText {
  path: Path;
  text: string;
  /** File, line, and field of the text, or of an index within it. */
  at: (index?: number) => { file: string; line: number; field: string };
}

/** Texts in the fields, days included. */
export const fieldTexts = (entry: Entry): EntryText[] => textsIn(entry.data, [], entry);

function textsIn(value: unknown, path: Path, entry: Entry): EntryText[] {
  // YAML reads a date without quotes as one.
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : value;
  if (typeof text === 'string') return [{ path, text, at: () => placeIn(entry, path) }];
  if (typeof text !== 'object' || text === null) return [];
  return Object.entries(text).flatMap(([name, inner]) =>
    textsIn(inner, [...path, Array.isArray(text) ? Number(name) : name], entry),
  );
}

/**
 * Notes to colleagues, which no page prints. Browsers end a note at "-->", at "--!>", and right
 * after its start; anything after that would be live.
 */
const notes = /<!--(?!-?>)(?:(?!--!?>|<!--)[^])*(?<!<!-)-->|\{\s*\/\*[^]*?\*\/\s*\}/g;

/** A text of an article without notes, at the same offsets. */
export const withoutNotes = (text: string) => blanked(text, notes);

/** Texts in the fields, and the text below them, without notes. */
export function allTexts(entry: Entry): EntryText[] {
  const { body, file } = entry;
  if (!body) return fieldTexts(entry);
  const at = (index = 0) => ({
    file,
    line: body.line + lineAt(body.text, index) - 1,
    field: 'the text',
  });
  return [...fieldTexts(entry), { path: [], text: withoutNotes(body.text), at }];
}

/** Fields of IDs, paths, dates, and numbers. */
const notProse =
  /(?:^|\.)(?:id|image|icon|href|url|author|figure|parts|total|unit|rule|kind|placeholders|date|updated|permission|publishDate|order|zip|zips|zipLabel|areaCode|number)(?:\.\d+)?$/;

/** Texts of an entry that are sentences or labels. */
export const prose = (entry: Entry): EntryText[] =>
  allTexts(entry).filter(({ path }) => !notProse.test(path.join('.')));

/** Placeholders: those that `npm run new` writes, and what people type for words to come. */
export const unfinished =
  /(?:\b(?:TODO|TBD|TBA|TBC|FIXME|XXX+(?!-)|[Ll]orem ipsum)\b|\?{3,})[^\n'"]*/g;

/** Whether the entry is a draft, which may be unfinished. */
export const isDraft = ({ data }: Entry): boolean => valueAt(data, ['draft']) === true;

/** A problem for each item whose key an earlier one has. */
export function repeats<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  problem: (item: Item, first: Item) => Problem | false,
): Problem[] {
  const firsts = new Map<string, Item>();
  return items.flatMap((item) => {
    const key = keyOf(item);
    const first = firsts.get(key);
    firsts.set(key, first ?? item);
    return (first !== undefined && problem(item, first)) || [];
  });
}
