/** Every text of an entry, however deep it lies, with the way to it. */
import type { Entry } from './addresses.ts';
import { fieldOfEntry } from '../fields/field-label.ts';
import { lineAt, type Path } from './source.ts';

/** A text with the way to it; the empty way leads to the text below the fields. */
export interface EntryText {
  path: Path;
  text: string;
  /** File, line and field of the text, or of a place within it. */
  at: (index?: number) => { file: string; line: number; field: string };
}

/** Texts of the fields. */
export const fieldTexts = (entry: Entry): EntryText[] =>
  textsOf(entry.data).map(({ path, text }) => ({
    path,
    text,
    at: () => ({
      file: entry.file,
      line: entry.lineOf(path),
      field: fieldOfEntry(path, entry.whole),
    }),
  }));

/** Texts of the fields, and the text below them. */
export function allTexts(entry: Entry): EntryText[] {
  const { body, file } = entry;
  if (!body) return fieldTexts(entry);
  const at = (index = 0) => ({
    file,
    line: body.line + lineAt(body.text, index) - 1,
    field: 'the text',
  });
  return [...fieldTexts(entry), { path: [], text: body.text, at }];
}

/** Marks that `npm run new` leaves for the editor. */
export const unfinished = /\bTODO\b[^\n'"]*/g;

/** Whether nobody but its editor sees the entry, so that it may be unfinished. */
export const isDraft = ({ data }: Entry): boolean =>
  typeof data === 'object' && data !== null && 'draft' in data && data.draft === true;

function textsOf(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value))
    return value.flatMap((inner: unknown, index) => textsOf(inner, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, [...path, key]));
}
